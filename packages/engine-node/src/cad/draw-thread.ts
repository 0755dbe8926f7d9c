import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { renderDrawing } from '@octavo/cad/render';
import { isFailure } from '@octavo/contract/failures';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { DrawingMessage, DrawingWork } from './draw-drawing.ts';
import { systemFonts } from './fonts.ts';
import { readDrawing } from './read-drawing.ts';

/**
 * Reads and renders a drawing on its own thread, because a parser that never returns can only be stopped from
 * outside.
 */
function work(
  { path, kind, title, options, target }: DrawingWork,
  send: (message: DrawingMessage) => void,
): void {
  try {
    const drawing = readDrawing(readFileSync(path), kind);
    const around = {
      shelf: systemFonts(),
      checkpoint: () => undefined,
      report: (done: number, total: number) => send({ event: 'progress', done, total }),
    };
    const pages = writeFileThrough(target, (sink) =>
      renderDrawing(drawing, options, around, title, sink, codec),
    );
    send({ event: 'done', pages, leftOut: [...drawing.leftOut] });
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }

    send({ event: 'failed', code: error.code, detail: error.message, values: error.values });
  }
}

// `drawDrawing` starts this file as a worker thread and passes the work as `workerData`.
work(workerData as DrawingWork, (message) => parentPort?.postMessage(message));
