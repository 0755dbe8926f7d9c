import { eachOperator } from '../content/content-operators.ts';
import { pageContentBytes } from '../content/page-content-bytes.ts';
import type { PdfDocument } from '../document.ts';
import { identity, type Matrix, matrixOf, multiply, sidesOf } from '../matrix.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';

/** Pages and sizes at which an image is painted. */
export interface ImageUse {
  /** Largest painted size in points; Infinity when the size of some use cannot be determined. */
  widthPoints: number;
  heightPoints: number;
  /** Square points it paints on each page, by index, with a margin around each time. */
  readonly pages: Map<number, number>;
}

/** Text that a font shows. */
export interface FontUse {
  /** Codes it shows: single bytes, or two bytes for composite fonts. */
  readonly codes: Set<number>;
  /** Codes it shows on each page, by index of the page: a bit for each code, modulo 256. */
  readonly pages: Map<number, Uint8Array>;
}

/** Images and fonts used by content streams. */
export interface Usage {
  /** Image uses, keyed by object number of the image. */
  readonly images: ReadonlyMap<number, ImageUse>;
  readonly fonts: ReadonlyMap<PdfDict, FontUse>;
  /** Pages that paint a form repeatedly, by index: what the form paints is counted once. */
  readonly repetitive: ReadonlySet<number>;
  /** False when reading ended early or some text could not be decoded; then no font may be subset. */
  readonly complete: boolean;
}

/** Maximum number of operators read from a document. */
const operatorBudget = 40_000_000;

/** Maximum decoded content read from one document; a form counts each time it is read. */
const contentBudgetBytes = 512 * 1024 * 1024;
const deepestForms = 24;

/**
 * Points that count as painted beside the width and height of an image: pages are compared at 100 dpi, in windows that
 * reach five dots to either side.
 */
const marginPoints = (2 * 5 * 72) / 100;

interface UsageState {
  matrix: Matrix;
  font: PdfDict | null;
}

/** Reads all content of a document: pages, annotations, forms, patterns and Type 3 glyphs. */
export class UsageReader {
  readonly #document: PdfDocument;
  readonly #images = new Map<number, ImageUse>();
  readonly #fonts = new Map<PdfDict, FontUse>();
  /**
   * Largest scale at which each form has been read; painting it smaller on the same page adds nothing new.
   */
  readonly #formScales = new Map<PdfStream, { scale: number; pages: Set<number> }>();
  readonly #repetitive = new Set<number>();
  #operators = 0;
  #contentBytes = 0;
  #complete = true;
  #pageIndex = -1;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  get usage(): Usage {
    return {
      images: this.#images,
      fonts: this.#fonts,
      repetitive: this.#repetitive,
      complete: this.#complete,
    };
  }

  get #isSpent(): boolean {
    return this.#operators > operatorBudget || this.#contentBytes > contentBudgetBytes;
  }

  hasRead(form: PdfStream): boolean {
    return this.#formScales.has(form);
  }

  page(page: PdfPage): void {
    this.#pageIndex = page.index;
    const matrix: Matrix = [page.unit, 0, 0, page.unit, 0, 0];
    const resources = this.#document.dict(page.attribute('Resources'));
    this.#content(pageContentBytes(this.#document, page), resources, matrix, null, 0);

    for (const annotation of this.#document.array(page.dict.get('Annots')) ?? []) {
      const dict = this.#document.dict(annotation);

      if (dict !== null) {
        this.#appearances(this.#document.dict(dict.get('AP')), matrix, 0, new Set());
      }
    }
  }

  /**
   * Reads content that no page was seen to paint: its fonts count as used, and its images keep their size.
   */
  looseForm(form: PdfStream): void {
    this.#pageIndex = -1;
    this.#form(form, [Infinity, 0, 0, Infinity, 0, 0], null, null, 1);
  }

  /** Appearance dictionaries hold streams, or a dictionary of streams for each state. */
  #appearances(appearances: PdfDict | null, matrix: Matrix, depth: number, seen: Set<PdfDict>): void {
    if (appearances === null || depth > 2 || seen.has(appearances)) {
      return;
    }

    seen.add(appearances);

    for (const value of appearances.entries.values()) {
      const appearance = this.#document.resolve(value);

      if (appearance instanceof PdfStream) {
        this.#form(appearance, matrix, null, null, 1);
      } else if (appearance instanceof PdfDict) {
        this.#appearances(appearance, matrix, depth + 1, seen);
      }
    }
  }

  #form(
    form: PdfStream,
    matrix: Matrix,
    outerResources: PdfDict | null,
    outerFont: PdfDict | null,
    depth: number,
  ): void {
    const [width, height] = sidesOf(matrix);
    const scale = Math.max(width, height) || 0;
    const before = this.#formScales.get(form);

    if (before?.pages.has(this.#pageIndex) === true) {
      this.#repetitive.add(this.#pageIndex);
    }

    if (before !== undefined && before.scale >= scale && before.pages.has(this.#pageIndex)) {
      return;
    }

    // Decoding alone would still cost time after the budget is spent.
    if (this.#isSpent) {
      this.#complete = false;

      return;
    }

    const pages = before?.pages ?? new Set<number>();
    pages.add(this.#pageIndex);
    this.#formScales.set(form, { scale: Math.max(scale, before?.scale ?? 0), pages });
    const own = matrixOf(this.#numbers(form.dict.get('Matrix'))) ?? identity;
    const resources = this.#document.dict(form.dict.get('Resources')) ?? outerResources;
    this.#content(this.#document.decode(form), resources, multiply(own, matrix), outerFont, depth);
  }

  #content(
    content: Uint8Array,
    resources: PdfDict | null,
    start: Matrix,
    startFont: PdfDict | null,
    depth: number,
  ): void {
    this.#contentBytes += content.length;

    if (depth > deepestForms || this.#isSpent) {
      this.#complete = false;

      return;
    }

    this.#resources(resources, start, depth);
    let state: UsageState = { matrix: start, font: startFont };
    const saved: UsageState[] = [];
    eachOperator(content, (operator, operands) => {
      this.#operators += 1;

      if (this.#operators > operatorBudget) {
        this.#complete = false;

        return;
      }

      switch (operator) {
        case 'q':
          saved.push({ ...state });
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'cm': {
          const change = matrixOf(operands.slice(-6));

          if (change !== undefined) {
            state.matrix = multiply(change, state.matrix);
          }

          break;
        }
        case 'Tf':
          state.font = this.#document.dict(this.#resource(resources, 'Font', operands[0] ?? null));
          break;
        case 'gs':
          this.#graphicsState(
            this.#document.dict(this.#resource(resources, 'ExtGState', operands[0] ?? null)),
            state,
            resources,
            depth,
          );
          break;
        case 'Do':
          this.#paint(this.#resource(resources, 'XObject', operands[0] ?? null), state, resources, depth);
          break;
        case 'Tj':
        case "'":
        case '"':
          this.#show(state.font, operands.at(-1) ?? null);
          break;
        case 'TJ':
          for (const part of Array.isArray(operands[0]) ? operands[0] : []) {
            this.#show(state.font, part);
          }

          break;
      }
    });
  }

  #resource(resources: PdfDict | null, kind: string, name: PdfObject): PdfObject {
    if (resources === null || !(name instanceof PdfName)) {
      return null;
    }

    return this.#document.dict(resources.get(kind))?.get(name.value) ?? null;
  }

  /**
   * Reads all patterns and Type 3 glyphs of a resource dictionary, even if no content is seen to use them.
   */
  #resources(resources: PdfDict | null, matrix: Matrix, depth: number): void {
    if (resources === null) {
      return;
    }

    for (const value of this.#document.dict(resources.get('Pattern'))?.entries.values() ?? []) {
      const pattern = this.#document.resolve(value);

      if (pattern instanceof PdfStream) {
        this.#form(pattern, matrix, resources, null, depth + 1);
      }
    }

    for (const value of this.#document.dict(resources.get('Font'))?.entries.values() ?? []) {
      const font = this.#document.dict(value);

      if (font === null || this.#fonts.has(font)) {
        continue;
      }

      this.#fonts.set(font, { codes: new Set(), pages: new Map() });
      const glyphs = isName(font.get('Subtype'), 'Type3') ? this.#document.dict(font.get('CharProcs')) : null;
      const glyphResources = this.#document.dict(font.get('Resources')) ?? resources;

      for (const glyph of glyphs?.entries.values() ?? []) {
        const stream = this.#document.resolve(glyph);

        // Glyph space depends on the text that uses it, so images in glyphs keep their size.
        if (stream instanceof PdfStream) {
          this.#form(stream, [Infinity, 0, 0, Infinity, 0, 0], glyphResources, null, depth + 1);
        }
      }
    }
  }

  #graphicsState(dict: PdfDict | null, state: UsageState, resources: PdfDict | null, depth: number): void {
    if (dict === null) {
      return;
    }

    const font = this.#document.array(dict.get('Font'))?.[0];

    if (font !== undefined) {
      state.font = this.#document.dict(font);
    }

    if (state.font !== null && font !== undefined && !this.#fonts.has(state.font)) {
      this.#fonts.set(state.font, { codes: new Set(), pages: new Map() });
    }

    const mask = this.#document.dict(dict.get('SMask'));
    const group = mask === null ? null : this.#document.resolve(mask.get('G'));

    if (group instanceof PdfStream) {
      this.#form(group, state.matrix, resources, null, depth + 1);
    }
  }

  #paint(object: PdfObject, state: UsageState, resources: PdfDict | null, depth: number): void {
    const stream = this.#document.resolve(object);

    if (!(stream instanceof PdfStream)) {
      return;
    }

    const subtype = this.#document.get(stream.dict, 'Subtype');

    if (isName(subtype, 'Form')) {
      this.#form(stream, state.matrix, resources, state.font, depth + 1);
    }

    if (isName(subtype, 'Image') && object instanceof PdfRef) {
      this.#image(object.number, stream, state.matrix);
    }
  }

  #image(number: number, stream: PdfStream, matrix: Matrix): void {
    const [width, height] = sidesOf(matrix);
    this.#count(number, width, height);

    // Masks are stretched over the same square.
    for (const key of ['SMask', 'Mask']) {
      const mask = stream.dict.get(key);

      if (mask instanceof PdfRef) {
        this.#count(mask.number, width, height);
      }
    }
  }

  #count(number: number, width: number, height: number): void {
    const use = this.#images.get(number) ?? {
      widthPoints: 0,
      heightPoints: 0,
      pages: new Map<number, number>(),
    };
    // Infinity times zero is NaN: such a matrix does not determine a size either.
    use.widthPoints = Math.max(use.widthPoints, Number.isNaN(width) ? Infinity : width);
    use.heightPoints = Math.max(use.heightPoints, Number.isNaN(height) ? Infinity : height);

    if (this.#pageIndex >= 0) {
      const area = (use.widthPoints + marginPoints) * (use.heightPoints + marginPoints);
      use.pages.set(this.#pageIndex, (use.pages.get(this.#pageIndex) ?? 0) + area);
    }

    this.#images.set(number, use);
  }

  #show(font: PdfDict | null, text: PdfObject): void {
    if (!(text instanceof PdfString)) {
      return;
    }

    const use = font === null ? undefined : this.#fonts.get(font);

    if (font === null || use === undefined) {
      this.#complete = false;

      return;
    }

    const { bytes } = text;
    const { codes, pages } = use;
    const onPage = pages.get(this.#pageIndex) ?? new Uint8Array(32);

    if (this.#pageIndex >= 0) {
      pages.set(this.#pageIndex, onPage);
    }

    if (!isName(this.#document.get(font, 'Subtype'), 'Type0')) {
      for (const byte of bytes) {
        codes.add(byte);
        onPage[byte >> 3]! |= 1 << (byte & 7);
      }

      return;
    }

    for (let at = 0; at < bytes.length; at += 2) {
      const low = bytes[at + 1] ?? 0;
      codes.add((bytes[at]! << 8) | low);
      onPage[low >> 3]! |= 1 << (low & 7);
    }
  }

  #numbers(object: PdfObject): PdfObject[] | null {
    return this.#document.array(object)?.map((value) => this.#document.resolve(value)) ?? null;
  }
}
