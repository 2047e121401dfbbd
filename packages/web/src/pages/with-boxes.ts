/** Pages that list the boxes of the game are shown once those have been loaded; a base table waits for none. */

export async function loadBoxes(): Promise<void> {
  await (await import('./box-loader.ts')).loadBoxes();
}

/** A page, once the boxes are here too. */
export async function withBoxes<T>(page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, loadBoxes()]);
  return loaded;
}
