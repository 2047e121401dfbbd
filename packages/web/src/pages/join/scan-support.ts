/** Whether this browser can read codes with a camera, and the little of that interface which is used. */

/** https://wicg.github.io/shape-detection-api; TypeScript does not know it. */
export interface CodeDetector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface CodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

function detectorClass(): CodeDetectorClass | undefined {
  return (globalThis as { readonly BarcodeDetector?: CodeDetectorClass }).BarcodeDetector;
}

/** Some browsers know the interface but no format, and none has a camera without a secure address. */
export async function canScan(): Promise<boolean> {
  // Absent without a secure address, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (typeof devices?.getUserMedia !== 'function') return false;
  try {
    return (await detectorClass()?.getSupportedFormats())?.includes(FORMAT) ?? false;
  } catch {
    return false;
  }
}

export function makeDetector(): CodeDetector | null {
  const Detector = detectorClass();
  return Detector === undefined ? null : new Detector({ formats: [FORMAT] });
}
