import type { PageSlotState } from './arrangement.ts';

/** Arrangement as a job receives it: the files it takes pages from, and two options. */
export interface ArrangedPages {
  /** Keys of the files, in the order of their numbers. */
  readonly files: readonly string[];
  readonly order: string;
  readonly rotate: string;
}

/** Writes an arrangement as `1-3,blank,2:1-4` and its rotations as `2:90,5:180`. */
export function orderOf(slots: readonly PageSlotState[], filesInWorkspace: readonly string[]): ArrangedPages {
  const used = new Set(slots.map(({ file }) => file));
  const files = filesInWorkspace.filter((key) => used.has(key));

  return {
    files,
    order: runsOf(slots)
      .map((run) => writeRun(run, files))
      .join(','),
    rotate: slots
      .map(({ turn }, index) => (turn === 0 ? '' : `${index + 1}:${turn}`))
      .filter(Boolean)
      .join(','),
  };
}

interface PageRun {
  readonly file: string | null;
  readonly first: number;
  last: number;
}

/** Groups neighbours that are also neighbours in their file. */
function runsOf(slots: readonly PageSlotState[]): PageRun[] {
  const runs: PageRun[] = [];

  for (const { file, page } of slots) {
    const run = runs.at(-1);

    if (run !== undefined && file !== null && run.file === file && run.last === page - 1) {
      run.last = page;
    } else {
      runs.push({ file, first: page, last: page });
    }
  }

  return runs;
}

function writeRun({ file, first, last }: PageRun, files: readonly string[]): string {
  if (file === null) {
    return 'blank';
  }

  const number = files.indexOf(file) + 1;
  const pages = first === last ? `${first + 1}` : `${first + 1}-${last + 1}`;

  return number === 1 ? pages : `${number}:${pages}`;
}
