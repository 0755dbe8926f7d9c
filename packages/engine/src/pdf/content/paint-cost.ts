import { ToolFailure } from '@octavo/contract/failures';
import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '../objects.ts';
import type { PdfPage } from '../page-tree.ts';
import { eachOperator } from './content-operators.ts';
import { pageContentBytes } from './page-content-bytes.ts';

/**
 * Operators a page may paint. A dense map has some hundred thousand; renderers paint a few million a second, so that
 * the limit lies beyond any page that could be drawn within its processor time.
 */
const mostOperators = 30_000_000;

/** Pixels of an image that take a renderer as long as one operator. */
const pixelsPerOperator = 2000;

/** Renderers follow fewer levels of forms than this. */
const deepestForm = 64;

/**
 * Counts what pages paint: each form, tiling pattern, soft mask and Type 3 glyph as often as it is painted. Each
 * stream is read once, so that a few kilobytes that paint for hours are counted in milliseconds.
 */
export class PaintCost {
  readonly #document: PdfDocument;
  readonly #costs = new Map<PdfStream, number>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** False for a page that paints more than any renderer could draw within its processor time. */
  isDrawable(page: PdfPage): boolean {
    return this.ofPage(page) <= mostOperators;
  }

  /** @throws ToolFailure `too-complex` with the number of the page. */
  requireDrawable(page: PdfPage): void {
    if (!this.isDrawable(page)) {
      throw new ToolFailure('too-complex', `page ${page.index + 1} paints too many operators`, {
        values: { page: page.index + 1 },
      });
    }
  }

  /** Operators the page and its annotations paint; 0 for a page that paints nothing but its own content. */
  ofPage(page: PdfPage): number {
    const resources = this.#document.dict(page.attribute('Resources'));
    const content = this.#mayMultiply(resources)
      ? this.#ofContent(pageContentBytes(this.#document, page), resources, 0)
      : 0;

    return content + this.#ofAnnotations(page);
  }

  #ofAnnotations(page: PdfPage): number {
    let cost = 0;

    for (const annotation of this.#document.array(page.dict.get('Annots')) ?? []) {
      const appearances = this.#document.dict(this.#document.dict(annotation)?.get('AP') ?? null);
      const normal = this.#document.resolve(appearances?.get('N') ?? null);
      const states = normal instanceof PdfDict ? [...normal.entries.values()] : [normal];
      // Only one of the states is shown.
      cost += Math.max(0, ...states.map((state) => this.#ofStream(this.#document.resolve(state), null, 1)));
    }

    return cost;
  }

  /** False where no resource can be painted more than once for each operator of the content. */
  #mayMultiply(resources: PdfDict | null): boolean {
    const kinds = ['XObject', 'Pattern', 'ExtGState', 'Font'];

    return (
      resources !== null &&
      kinds.some((kind) => {
        const entries = this.#document.dict(resources.get(kind))?.entries.values() ?? [];

        return [...entries].some((entry) => this.#multiplies(kind, this.#document.resolve(entry)));
      })
    );
  }

  #multiplies(kind: string, resource: PdfObject): boolean {
    const dict = this.#document.dict(resource);

    switch (kind) {
      case 'Font':
        return dict !== null && isName(this.#document.get(dict, 'Subtype'), 'Type3');
      case 'ExtGState':
        return dict !== null && this.#document.dict(dict.get('SMask')) !== null;
      default:
        return resource instanceof PdfStream;
    }
  }

  /** A form, pattern, glyph or image; 0 while it is being counted, since renderers stop at cycles. */
  #ofStream(stream: PdfObject, outerResources: PdfDict | null, depth: number): number {
    if (!(stream instanceof PdfStream) || depth > deepestForm) {
      return 0;
    }

    const known = this.#costs.get(stream);

    if (known !== undefined) {
      return known;
    }

    this.#costs.set(stream, 0);
    const cost = isName(this.#document.get(stream.dict, 'Subtype'), 'Image')
      ? this.#ofImage(stream)
      : this.#ofContent(
          this.#document.decode(stream),
          this.#document.dict(stream.dict.get('Resources')) ?? outerResources,
          depth,
        );
    this.#costs.set(stream, cost);

    return cost;
  }

  #ofImage(stream: PdfStream): number {
    const [width, height] = ['Width', 'Height'].map((key) => this.#document.get(stream.dict, key));

    return typeof width === 'number' && typeof height === 'number'
      ? Math.max(0, width * height) / pixelsPerOperator
      : 0;
  }

  #ofContent(content: Uint8Array, resources: PdfDict | null, depth: number): number {
    let cost = 0;
    let glyphCost = 0;
    const find = (kind: string, name: PdfObject | undefined) =>
      name instanceof PdfName && resources !== null
        ? this.#document.resolve(this.#document.dict(resources.get(kind))?.get(name.value) ?? null)
        : null;

    eachOperator(content, (operator, operands) => {
      cost += 1;

      switch (operator) {
        case 'Do':
          cost += this.#ofStream(find('XObject', operands[0]), resources, depth + 1);
          break;
        case 'scn':
        case 'SCN':
          cost += this.#ofStream(find('Pattern', operands.at(-1)), resources, depth + 1);
          break;
        case 'gs':
          cost += this.#ofSoftMask(find('ExtGState', operands[0]), resources, depth);
          break;
        case 'Tf':
          glyphCost = this.#ofGlyph(find('Font', operands[0]), resources, depth);
          break;
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          cost += glyphCost === 0 ? 0 : glyphCost * lettersOf(operands.at(-1) ?? null);
          break;
      }
    });

    return cost;
  }

  #ofSoftMask(state: PdfObject, resources: PdfDict | null, depth: number): number {
    const mask = this.#document.dict(this.#document.dict(state)?.get('SMask') ?? null);

    return mask === null ? 0 : this.#ofStream(this.#document.resolve(mask.get('G')), resources, depth + 1);
  }

  /** Cost of the dearest glyph of a Type 3 font; 0 for other fonts. */
  #ofGlyph(font: PdfObject, resources: PdfDict | null, depth: number): number {
    const dict = this.#document.dict(font);

    if (dict === null || !isName(this.#document.get(dict, 'Subtype'), 'Type3')) {
      return 0;
    }

    const own = this.#document.dict(dict.get('Resources')) ?? resources;
    const glyphs = [...(this.#document.dict(dict.get('CharProcs'))?.entries.values() ?? [])];

    return glyphs.reduce<number>(
      (most, glyph) => Math.max(most, this.#ofStream(this.#document.resolve(glyph), own, depth + 1)),
      0,
    );
  }
}

function lettersOf(text: PdfObject): number {
  const parts = Array.isArray(text) ? text : [text];

  return parts.reduce<number>((sum, part) => sum + (part instanceof PdfString ? part.bytes.length : 0), 0);
}
