/** Reports progress of a first part of the work; one step is left for the rest of it. */
export function beforeLast(report: (done: number, total: number) => void) {
  return (done: number, total: number): void => report(done, total + 1);
}
