import { PaintCost } from '@octavo/pdf/content/paint-cost';
import { type ComparisonDrawing, drawGray, type GrayPicture } from './measure.ts';
import type { CompressRequest } from './request.ts';

/** Pictures of the pages of the original, each of which is drawn at most once in each way. */
export class OriginalPages {
  readonly #request: CompressRequest;
  readonly #giants: ReadonlySet<number>;
  readonly #cost: PaintCost;
  /** By drawing and page; undefined for pages that cannot be drawn. */
  readonly #pictures = new Map<ComparisonDrawing, Map<number, GrayPicture | undefined>>();

  /** @param giants - pages with images too large to be drawn, by index */
  constructor(request: CompressRequest, giants: ReadonlySet<number>) {
    this.#request = request;
    this.#giants = giants;
    this.#cost = new PaintCost(request.document);
  }

  isDrawable(index: number): boolean {
    return !this.#giants.has(index) && this.#cost.isDrawable(this.#request.document.pages[index]!);
  }

  /** Draws pages that are still missing. */
  async draw(
    indices: readonly number[],
    drawing: ComparisonDrawing,
  ): Promise<ReadonlyMap<number, GrayPicture | undefined>> {
    const { document, path, place } = this.#request;
    const pictures = this.#pictures.get(drawing) ?? new Map<number, GrayPicture | undefined>();
    this.#pictures.set(drawing, pictures);
    const missing = indices.filter((index) => !pictures.has(index));
    const drawn = await drawGray(
      path,
      missing.map((index) => document.pages[index]!),
      place,
      drawing,
    );

    for (const index of missing) {
      pictures.set(index, drawn.get(index));
    }

    return pictures;
  }
}
