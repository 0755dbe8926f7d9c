let isHere = false;

/** Records if leaving this page would lose work: files and arrangements in a workspace. */
export function noteWork(isThere: boolean): void {
  isHere = isThere;
}

export function isWorkHere(): boolean {
  return isHere;
}
