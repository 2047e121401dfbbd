/** Pages that list the boxes of the game are shown once those have been loaded; a base table waits for none. */

export async function withBoxes<T>(page: Promise<T>): Promise<T> {
  const boxes = import('./box-loader.ts').then(({ loadBoxes }) => loadBoxes());
  const [loaded] = await Promise.all([page, boxes]);
  return loaded;
}
