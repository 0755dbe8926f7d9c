/** Files chosen on one page for the next one, kept in memory across a client-side navigation. */
let carried: readonly File[] = [];

export function carry(files: readonly File[]): void {
  carried = files;
}

/** Returns the carried files and clears them. */
export function takeCarried(): readonly File[] {
  const files = carried;
  carried = [];

  return files;
}
