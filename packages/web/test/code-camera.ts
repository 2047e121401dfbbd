/** A camera and a reader of codes, in place of those that a browser may have. They run in the page. */

import type { Page } from 'playwright-core';

interface FakeCamera {
  /** What the camera sees; empty for nothing. */
  code: string;
  /** The name of the error with which the browser refuses the camera; empty where it does not. */
  refusal: string;
  /** The tracks that it gave away. */
  tracks: MediaStreamTrack[];
}

type WithCamera = typeof globalThis & { camera: FakeCamera };

/** For `watch` of a page. */
export function bringCamera(): void {
  const camera: FakeCamera = { code: '', refusal: '', tracks: [] };
  Object.assign(globalThis, {
    camera,
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<string[]> {
        return ['ean_13', 'qr_code'];
      }

      async detect(): Promise<{ rawValue: string }[]> {
        return camera.code === '' ? [] : [{ rawValue: camera.code }];
      }
    },
  });
  // An empty page has none.
  if (navigator.mediaDevices === undefined) return;
  navigator.mediaDevices.getUserMedia = async () => {
    if (camera.refusal !== '') throw new DOMException('refused by the test', camera.refusal);
    const canvas = document.createElement('canvas');
    // Without a stroke now and then there is no picture.
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 9, 9), 50);
    const stream = canvas.captureStream();
    camera.tracks.push(...stream.getTracks());
    return stream;
  };
}

/** For `watch` of a page: a browser that knows the reader, but no format. */
export function bringEmptyReader(): void {
  Object.assign(globalThis, { BarcodeDetector: { getSupportedFormats: async () => [] } });
}

export const showToCamera = (page: Page, code: string) =>
  page.evaluate((seen) => {
    (globalThis as WithCamera).camera.code = seen;
  }, code);

export const refuseCamera = (page: Page, error: string) =>
  page.evaluate((name) => {
    (globalThis as WithCamera).camera.refusal = name;
  }, error);

/** Whether each picture that the camera gave is still running. */
export const runningCameras = (page: Page) =>
  page.evaluate(
    () => (globalThis as WithCamera).camera.tracks.filter(({ readyState }) => readyState === 'live').length,
  );
