import type { Operation } from '@octavo/contract/edits/edit-list';
import type { EditingDocument } from '@octavo/engine-browser/editing/editing-client';
import type { PageLayer } from '@octavo/engine-browser/protocol';

/** Picture of a page with answers. */
export interface WantedPicture {
  /** Counted from 0. */
  readonly page: number;
  readonly operations: readonly Operation[];
  /** Pixels a point. */
  readonly scale: number;
}

/** Content of a page, without its fields. */
interface KeptContent {
  readonly page: number;
  readonly scale: number;
  readonly bitmap: ImageBitmap;
}

/**
 * Draws the wanted picture of a page into a canvas, one at a time: what was wanted meanwhile is left out. The content
 * of the page is drawn once, as answers change its fields only.
 */
export class LivePainter {
  readonly #document: EditingDocument;
  readonly #canvas: HTMLCanvasElement;
  readonly #onDrawn: (hasFailed: boolean) => void;
  readonly #controller = new AbortController();
  #wanted: WantedPicture | null = null;
  #isDrawing = false;
  #content: KeptContent | null = null;

  constructor(document: EditingDocument, canvas: HTMLCanvasElement, onDrawn: (hasFailed: boolean) => void) {
    this.#document = document;
    this.#canvas = canvas;
    this.#onDrawn = onDrawn;
  }

  want(wanted: WantedPicture): void {
    this.#wanted = wanted;

    if (!this.#isDrawing) {
      this.#isDrawing = true;
      void this.#drawWanted();
    }
  }

  stop(): void {
    this.#wanted = null;
    this.#controller.abort();
    this.#content?.bitmap.close();
    this.#content = null;
  }

  async #drawWanted(): Promise<void> {
    const { signal } = this.#controller;

    for (let wanted = this.#wanted; wanted !== null && !signal.aborted; wanted = this.#wanted) {
      this.#wanted = null;

      try {
        const content = await this.#contentOf(wanted, signal);
        const fields = await this.#draw(wanted, 'annotations', signal);
        signal.throwIfAborted();
        this.#show(content, fields);
        this.#onDrawn(false);
      } catch {
        // The last picture stays; answers do not depend on it.
        this.#onDrawn(!signal.aborted);
      }
    }

    this.#isDrawing = false;
  }

  async #contentOf(wanted: WantedPicture, signal: AbortSignal): Promise<ImageBitmap> {
    const { page, scale } = wanted;

    if (this.#content?.page !== page || this.#content.scale !== scale) {
      const bitmap = await this.#draw({ ...wanted, operations: [] }, 'content', signal);
      this.#content?.bitmap.close();
      this.#content = { page, scale, bitmap };
    }

    return this.#content.bitmap;
  }

  #draw(
    { page, operations, scale }: WantedPicture,
    layer: PageLayer,
    signal: AbortSignal,
  ): Promise<ImageBitmap> {
    const { width = 0, height = 0 } = this.#document.description.pages[page] ?? {};
    const region = { left: 0, top: 0, width, height };

    return this.#document.draw(
      `p${page + 1}`,
      operations,
      { scale, region, priority: 'view', layer },
      signal,
    );
  }

  #show(content: ImageBitmap, fields: ImageBitmap): void {
    // Setting the size empties the canvas.
    this.#canvas.width = content.width;
    this.#canvas.height = content.height;
    const context = this.#canvas.getContext('2d');
    context?.drawImage(content, 0, 0);
    context?.drawImage(fields, 0, 0);
    fields.close();
  }
}
