import { parse } from 'node:path';
import type { LeftOut } from '@octavo/cad/drawing';
import type { RenderOptions } from '@octavo/cad/render';
import { Failure, type FailureCode, type FailureValues } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { mebibyte } from '@octavo/contract/limits';
import type { RunContext } from '../pdf/open.ts';
import type { InputFile } from '../run-files.ts';
import { inThread } from '../threads/in-thread.ts';

export interface DrawingWork {
  readonly path: string;
  readonly kind: 'dwg' | 'dxf';
  /** Title written into the PDF. */
  readonly title: string;
  readonly options: RenderOptions;
  /** Path of the PDF to write. */
  readonly target: string;
}

export type DrawingMessage =
  | { readonly event: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly event: 'done';
      readonly pages: number;
      readonly leftOut: readonly (readonly [LeftOut, number])[];
    }
  | {
      readonly event: 'failed';
      readonly code: FailureCode;
      readonly detail: string;
      readonly values: FailureValues;
    };

export interface DrawnDrawing {
  /** Path of the PDF. */
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

/**
 * Time limit of one drawing in wall-clock seconds: a damaged file may trap the parser in a loop; a megabyte
 * takes about two seconds.
 */
const leastSeconds = 60;
const secondsPerMegabyte = 15;
const mostSeconds = 270;

/** Heap limit in megabytes: a drawing of 100 MB expands to about a gigabyte. */
const heapMegabytes = 1536;

/**
 * Draws a DWG or DXF file as a PDF, a page for each sheet.
 *
 * @throws Failure `version-not-supported`, `damaged-file`, `nothing-to-show`, `time-limit`, `memory-limit`,
 * `output-limit`.
 */
export async function drawDrawing(
  file: InputFile,
  options: RenderOptions,
  context: RunContext,
  report: (done: number, total: number) => void,
): Promise<DrawnDrawing> {
  if (file.sizeBytes === 0) {
    throw new Failure('empty-file');
  }

  const target = context.workspace.newPath('pdf');
  const kind = file.kind === 'dxf' ? 'dxf' : 'dwg';
  const seconds = Math.min(mostSeconds, leastSeconds + (file.sizeBytes / mebibyte) * secondsPerMegabyte);
  const title = parse(file.name).name;
  const work: DrawingWork = { path: file.path, kind, title, options, target };
  const { pages, leftOut } = await inThread(
    {
      entry: new URL('./draw-thread.ts', import.meta.url),
      data: work,
      name: 'drawing',
      seconds,
      heapMegabytes,
      read: (message: DrawingMessage) => readMessage(message, report),
    },
    context.signal,
  );

  if (pages === 0) {
    throw new Failure('nothing-to-show', 'no drawable entity');
  }

  return {
    path: target,
    pages,
    notes: leftOut.map(([what, count]) => ({ code: codes[what], values: { count } })),
  };
}

const codes: Readonly<Record<LeftOut, string>> = {
  solids: 'solids-left-out',
  references: 'references-left-out',
  images: 'drawing-images-framed',
  objects: 'objects-left-out',
};

function readMessage(message: DrawingMessage, report: (done: number, total: number) => void) {
  switch (message.event) {
    case 'progress':
      report(message.done, message.total);

      return undefined;
    case 'done':
      return message;
    case 'failed':
      throw new Failure(message.code, message.detail, { values: message.values });
  }
}
