/** Files that leave the program: the record of a game, its picture. */

export function recordName(id: string): string {
  return `tokaido-${id.replace(/[^\w-]/g, '')}.txt`;
}

export function pictureName(id: string): string {
  return `tokaido-${id.replace(/[^\w-]/g, '')}.png`;
}

export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by then; kept longer, it would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands a picture to the share sheet of the device, or saves it where there is none. */
export async function shareFile(name: string, content: Blob, words: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) {
    download(name, content);
    return;
  }
  try {
    await navigator.share({ files: [file], text: words });
  } catch (failure) {
    // Closing the sheet is a choice; anything else still leaves the picture to save.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) download(name, content);
  }
}
