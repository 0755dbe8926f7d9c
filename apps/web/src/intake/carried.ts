/** Files chosen on one page for the next one: they travel in memory, while the address changes under them. */
let carried: readonly File[] = [];

export function carry(files: readonly File[]): void {
  carried = files;
}

/** Gives the files once. */
export function takeCarried(): readonly File[] {
  const files = carried;
  carried = [];

  return files;
}
