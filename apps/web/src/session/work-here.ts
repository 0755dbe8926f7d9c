let isHere = false;

/** Notes whether this page holds work that goes with it: files and arrangements on a desk. */
export function noteWork(isThere: boolean): void {
  isHere = isThere;
}

export function isWorkHere(): boolean {
  return isHere;
}
