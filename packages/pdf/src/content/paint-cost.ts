import type { PdfDocument } from '../document.ts';
import { DocumentError } from '../document-error.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { eachOperator } from './content-operators.ts';
import { pageContentBytes } from './page-content-bytes.ts';

/**
 * Maximum number of operators a page may paint. A dense map has some hundred thousand and renderers paint a
 * few million a second, so no page beyond the limit could be drawn within its processor time.
 */
const mostOperators = 30_000_000;

/** Number of image pixels that take a renderer as long as one operator. */
const pixelsPerOperator = 2000;

/** Maximum levels of forms that renderers follow, including forms that paint themselves. */
const deepestForm = 40;

/**
 * Alternative streams of which one is painted (the most expensive counts), and how many times it is painted.
 */
interface PaintedStreams {
  readonly streams: readonly PdfStream[];
  readonly times: number;
}

/** Number of operators in a stream, and the streams it paints. */
interface StreamCost {
  readonly operators: number;
  readonly parts: readonly PaintedStreams[];
}

/**
 * Counts the operators that pages paint, including each form, tiling pattern, soft mask and Type 3 glyph as
 * often as it is painted. Each stream is read once, so a few kilobytes that would paint for hours are counted
 * in milliseconds.
 */
export class PaintCost {
  readonly #document: PdfDocument;
  readonly #paintings = new Map<PdfStream, StreamCost>();
  /** Nesting level of the forms being read. */
  #level = 0;
  /** Computed costs of streams, indexed by the number of levels that may still follow. */
  readonly #costs = Array.from({ length: deepestForm + 1 }, () => new Map<PdfStream, number>());

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** False for a page that paints more than any renderer could draw within its processor time. */
  isDrawable(page: PdfPage): boolean {
    return this.ofPage(page) <= mostOperators;
  }

  /** @throws DocumentError `too-complex` with the number of the page. */
  requireDrawable(page: PdfPage): void {
    if (!this.isDrawable(page)) {
      throw new DocumentError('too-complex', `page ${page.index + 1} paints too many operators`, {
        values: { page: page.index + 1 },
      });
    }
  }

  /**
   * Number of operators painted by the page and its annotations; the page's content counts as 0 when no
   * resource can paint operators of its own.
   */
  ofPage(page: PdfPage): number {
    const resources = this.#document.dict(page.attribute('Resources'));
    const content = this.#mayMultiply(resources)
      ? this.#sum(this.#read(pageContentBytes(this.#document, page), resources), deepestForm)
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
      const streams = this.#streamsIn(states, null);
      cost += this.#sum({ operators: 0, parts: [{ streams, times: 1 }] }, deepestForm);
    }

    return cost;
  }

  /**
   * False when no resource can paint operators of its own, so that the cost is limited by the size of the
   * content.
   */
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

  #sum({ operators, parts }: StreamCost, levels: number): number {
    return parts.reduce(
      (sum, { streams, times }) =>
        sum + times * streams.reduce((most, stream) => Math.max(most, this.#ofStream(stream, levels)), 0),
      operators,
    );
  }

  #ofStream(stream: PdfStream, levels: number): number {
    const costs = this.#costs[levels]!;
    const known = costs.get(stream);

    if (known !== undefined) {
      return known;
    }

    const painting = this.#paintings.get(stream);
    const cost = painting === undefined || levels === 0 ? 0 : this.#sum(painting, levels - 1);
    costs.set(stream, cost);

    return cost;
  }

  /** Returns the streams among the objects and reads each of them once. */
  #streamsIn(objects: Iterable<PdfObject>, outerResources: PdfDict | null): PdfStream[] {
    const streams: PdfStream[] = [];

    for (const object of objects) {
      const stream = this.#document.resolve(object);

      if (stream instanceof PdfStream) {
        this.#readStream(stream, outerResources);
        streams.push(stream);
      }
    }

    return streams;
  }

  #readStream(stream: PdfStream, outerResources: PdfDict | null): void {
    if (this.#paintings.has(stream) || this.#level > deepestForm) {
      return;
    }

    // Placeholder that a form painting itself finds while it is read; the full entry replaces it before costs
    // are summed.
    this.#paintings.set(stream, { operators: 0, parts: [] });

    if (isName(this.#document.get(stream.dict, 'Subtype'), 'Image')) {
      this.#paintings.set(stream, { operators: this.#ofImage(stream), parts: [] });

      return;
    }

    const resources = this.#document.dict(stream.dict.get('Resources')) ?? outerResources;
    this.#level += 1;
    this.#paintings.set(stream, this.#read(this.#document.decode(stream), resources));
    this.#level -= 1;
  }

  #ofImage(stream: PdfStream): number {
    const [width, height] = ['Width', 'Height'].map((key) => this.#document.get(stream.dict, key));

    return typeof width === 'number' && typeof height === 'number'
      ? Math.max(0, width * height) / pixelsPerOperator
      : 0;
  }

  #read(content: Uint8Array, resources: PdfDict | null): StreamCost {
    const parts: PaintedStreams[] = [];
    let operators = 0;
    let glyphs: readonly PdfStream[] = [];
    const find = (kind: string, name: PdfObject | undefined) =>
      name instanceof PdfName && resources !== null
        ? this.#document.resolve(this.#document.dict(resources.get(kind))?.get(name.value) ?? null)
        : null;
    const paint = (objects: Iterable<PdfObject>, times = 1) =>
      parts.push({ streams: this.#streamsIn(objects, resources), times });

    eachOperator(content, (operator, operands) => {
      operators += 1;

      switch (operator) {
        case 'Do':
          paint([find('XObject', operands[0])]);
          break;
        case 'scn':
        case 'SCN':
          paint([find('Pattern', operands.at(-1))]);
          break;
        case 'gs':
          paint([this.#softMask(find('ExtGState', operands[0]))]);
          break;
        case 'Tf':
          glyphs = this.#glyphsOf(find('Font', operands[0]), resources);
          break;
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          if (glyphs.length > 0) {
            parts.push({ streams: glyphs, times: lettersOf(operands.at(-1) ?? null) });
          }
          break;
      }
    });

    return { operators, parts: parts.filter(({ streams }) => streams.length > 0) };
  }

  #softMask(state: PdfObject): PdfObject {
    return this.#document.dict(this.#document.dict(state)?.get('SMask') ?? null)?.get('G') ?? null;
  }

  /** Glyphs of a Type 3 font; empty for other fonts. */
  #glyphsOf(font: PdfObject, resources: PdfDict | null): readonly PdfStream[] {
    const dict = this.#document.dict(font);

    if (dict === null || !isName(this.#document.get(dict, 'Subtype'), 'Type3')) {
      return [];
    }

    const own = this.#document.dict(dict.get('Resources')) ?? resources;

    return this.#streamsIn(this.#document.dict(dict.get('CharProcs'))?.entries.values() ?? [], own);
  }
}

function lettersOf(text: PdfObject): number {
  const parts = Array.isArray(text) ? text : [text];

  return parts.reduce<number>((sum, part) => sum + (part instanceof PdfString ? part.bytes.length : 0), 0);
}
