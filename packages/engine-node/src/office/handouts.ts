import { readFile } from 'node:fs/promises';
import { openPdf } from '@octavo/pdf/document';
import { imposePages } from '@octavo/pdf/impose/impose';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { Workspace } from '../run-files.ts';

export interface HandoutLayout {
  readonly perSheet: number;
  readonly pageSize: keyof typeof papers;
  /** True when the slides are followed by the same number of notes pages. */
  readonly withNotes: boolean;
}

/** Points: ISO 216 and ANSI Y14.1. */
const papers = {
  a4: { widthPoints: 595.28, heightPoints: 841.89 },
  letter: { widthPoints: 612, heightPoints: 792 },
} as const;

/** A copy of a presentation with several slides on each page. */
export async function makeHandouts(
  path: string,
  { perSheet, pageSize, withNotes }: HandoutLayout,
  workspace: Workspace,
): Promise<string> {
  const document = openPdf(await readFile(path), codec);
  const pages = withNotes ? document.pageCount / 2 : document.pageCount;
  const result = workspace.newPath('pdf');
  writeFileThrough(result, (sink) =>
    imposePages(document, { perSheet, pages, sheet: papers[pageSize] }, sink, codec),
  );

  return result;
}
