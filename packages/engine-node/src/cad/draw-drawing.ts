import { parse } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LeftOut } from '@octavo/cad/drawing';
import type { RenderOptions } from '@octavo/cad/render';
import { Failure, type FailureCode, type FailureValues } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { mebibyte } from '@octavo/contract/limits';
import type { RunContext } from '../pdf/open.ts';
import type { InputFile } from '../run-files.ts';

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
  const work = { path: file.path, kind, title, options, target } as const;
  const { pages, leftOut } = await onThread(work, seconds, context, report);

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

type DrawingDone = Extract<DrawingMessage, { event: 'done' }>;

function onThread(
  work: DrawingWork,
  seconds: number,
  { signal }: RunContext,
  report: (done: number, total: number) => void,
): Promise<DrawingDone> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./draw-thread.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });

  return new Promise<DrawingDone>((resolve, reject) => {
    let isOver = false;
    // Only the first event counts: terminating the thread emits an exit event as well.
    const end = (settle: () => void) => {
      if (isOver) {
        return;
      }

      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      void thread.terminate().then(settle);
    };
    const timer = setTimeout(
      () => end(() => reject(new Failure('time-limit', `${Math.round(seconds)} s`))),
      seconds * 1000,
    );
    const onAbort = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', onAbort);

    thread.on('message', (message: DrawingMessage) => {
      if (message.event === 'progress') {
        report(message.done, message.total);
      } else if (message.event === 'done') {
        end(() => resolve(message));
      } else {
        const { code, detail, values } = message;
        end(() => reject(new Failure(code, detail, { values })));
      }
    });
    thread.on('error', (error) => end(() => reject(failureOf(error))));
    thread.on('exit', () =>
      end(() => reject(new Failure('engine-crashed', 'the thread exited unexpectedly'))),
    );
  });
}

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;

  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new Failure('memory-limit', `${heapMegabytes} MB of heap`, { cause: error })
    : new Failure('engine-crashed', error instanceof Error ? error.message : 'drawing', { cause: error });
}
