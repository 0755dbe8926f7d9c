import type { Operation } from '@octavo/contract/edits/edit-list';
import type { EditingDocument } from '@octavo/engine-browser/editing/editing-client';

/** Picture of a page with answers. */
export interface WantedPicture {
  /** Counted from 0. */
  readonly page: number;
  readonly operations: readonly Operation[];
  /** Pixels a point. */
  readonly scale: number;
}

/** Draws the wanted picture of a page into a canvas, one at a time: what was wanted meanwhile is left out. */
export class LivePainter {
  readonly #document: EditingDocument;
  readonly #canvas: HTMLCanvasElement;
  readonly #onDrawn: (hasFailed: boolean) => void;
  readonly #controller = new AbortController();
  #wanted: WantedPicture | null = null;
  #isDrawing = false;

  constructor(document: EditingDocument, canvas: HTMLCanvasElement, onDrawn: (hasFailed: boolean) => void) {
    this.#document = document;
    this.#canvas = canvas;
    this.#onDrawn = onDrawn;
  }

  want(wanted: WantedPicture): void {
    this.#wanted = wanted;

    if (!this.#isDrawing) {
      this.#isDrawing = true;
      void this.#draw();
    }
  }

  stop(): void {
    this.#wanted = null;
    this.#controller.abort();
  }

  async #draw(): Promise<void> {
    const { signal } = this.#controller;

    for (let wanted = this.#wanted; wanted !== null && !signal.aborted; wanted = this.#wanted) {
      this.#wanted = null;

      try {
        this.#show(await this.#picture(wanted, signal));
        this.#onDrawn(false);
      } catch {
        // The last picture stays; answers do not depend on it.
        this.#onDrawn(!signal.aborted);
      }
    }

    this.#isDrawing = false;
  }

  #picture({ page, operations, scale }: WantedPicture, signal: AbortSignal): Promise<ImageBitmap> {
    const { width = 0, height = 0 } = this.#document.description.pages[page] ?? {};
    const region = { left: 0, top: 0, width, height };

    return this.#document.draw(`p${page + 1}`, operations, { scale, region, priority: 'view' }, signal);
  }

  #show(bitmap: ImageBitmap): void {
    this.#canvas.width = bitmap.width;
    this.#canvas.height = bitmap.height;
    this.#canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  }
}
