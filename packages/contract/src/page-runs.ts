/** Groups sorted page numbers into runs of consecutive pages, each as its first and last page. */
export function pageRuns(sorted: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];

  for (const page of sorted) {
    const run = runs.at(-1);

    if (run !== undefined && run[1] === page - 1) {
      run[1] = page;
    } else {
      runs.push([page, page]);
    }
  }

  return runs;
}
