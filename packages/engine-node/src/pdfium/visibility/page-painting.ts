import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import type { PdfiumDocument } from '../library.ts';
import { paintRegion } from '../paint-region.ts';

/** Resolution that shows letters of six points; huge pages get a lower one. */
const usualDpi = 72;
const mostPixels = 4_000_000;

/** A page rendered on white without some of its objects, to examine small parts of it. */
export class PagePainting {
  readonly #width: number;
  readonly #height: number;
  readonly #data: Uint8Array;
  readonly #scale: number;

  /** `leftOut` lists objects that are not rendered, by index in the painting order. */
  constructor(document: PdfiumDocument, page: PageContent, leftOut: ReadonlySet<number>) {
    const { pageIndex, widthPoints, heightPoints } = page;
    const dpi = Math.min(usualDpi, 72 * Math.sqrt(mostPixels / Math.max(1, widthPoints * heightPoints)));
    const box = { left: 0, top: 0, right: widthPoints, bottom: heightPoints };
    const { width, height, data } = paintRegion(document, {
      pageIndex,
      box,
      dpi,
      what: { has: (order) => !leftOut.has(order) },
      behind: 0xffffffff,
    });
    this.#width = width;
    this.#height = height;
    this.#data = data;
    this.#scale = dpi / 72;
  }

  /** Lightness of the pixels within a box, from 0 to 255, row by row. */
  lightness(box: Box): readonly number[] {
    return this.#pixels(box, (at) => {
      const [blue, green, red] = [this.#data[at] ?? 0, this.#data[at + 1] ?? 0, this.#data[at + 2] ?? 0];

      return (red * 299 + green * 587 + blue * 114) / 1000;
    });
  }

  /** Largest difference of any channel between two renderings of a page within a box, from 0 to 255. */
  differenceTo(other: PagePainting, box: Box): number {
    const differences = this.#pixels(box, (at) =>
      Math.max(
        ...[0, 1, 2].map((part) => Math.abs((this.#data[at + part] ?? 0) - (other.#data[at + part] ?? 0))),
      ),
    );

    return differences.reduce((most, each) => Math.max(most, each), 0);
  }

  #pixels(box: Box, of: (at: number) => number): number[] {
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
    const [left, right] = [
      clamp(Math.floor(box.left * this.#scale), this.#width),
      clamp(Math.ceil(box.right * this.#scale), this.#width),
    ];
    const [top, bottom] = [
      clamp(Math.floor(box.top * this.#scale), this.#height),
      clamp(Math.ceil(box.bottom * this.#scale), this.#height),
    ];
    const found: number[] = [];

    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        found.push(of((y * this.#width + x) * 4));
      }
    }

    return found;
  }
}
