/** Files that leave the program: the record of a game, its picture. */

import { saveBlob } from '../../app/save-file.ts';

export function recordName(id: string): string {
  return `tokaido-${id.replace(/[^\w-]/g, '')}.txt`;
}

export function pictureName(id: string): string {
  return `tokaido-${id.replace(/[^\w-]/g, '')}.png`;
}

/** Hands a picture to the share sheet of the device, or saves it where there is none. */
export async function shareFile(name: string, content: Blob, words: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) {
    saveBlob(name, content);
    return;
  }
  try {
    await navigator.share({ files: [file], text: words });
  } catch (failure) {
    // Closing the sheet is a choice; anything else still leaves the picture to save.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) saveBlob(name, content);
  }
}
