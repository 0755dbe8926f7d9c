import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { PdfDocument } from '@octavo/pdf/document';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import { type PdfDict, PdfName, type PdfObject, PdfStream } from '@octavo/pdf/objects';

/** Parameters of the graphics state that decide about how paint shows what is below it. */
interface CoverState {
  /** Null where none was set. */
  readonly lineWidth: number | null;
  /** Style of the joints of lines (table 54); null where none was set. */
  readonly join: number | null;
  readonly miterLimit: number | null;
  readonly blend: string;
  /** Opacity of fills; null where none was set. */
  readonly opacity: number | null;
  /** True for a transfer function, which turns colours into others. */
  readonly isTransferred: boolean;
}

/** State in which an operator paints, with the forms around it. */
export interface PaintSituation {
  readonly lineWidth: number;
  /** Longest tip of a joint of lines, in widths of the line (8.4.3.5). */
  readonly miterLimit: number;
  /** Opacity of fills, from 0 to 1. */
  readonly opacity: number;
  /** True when paint is multiplied with the page, which no isolated group hides from it (ISO 32000-2, 11.4.5). */
  readonly isMultiplied: boolean;
  /** True when dark paint stays dark, whatever is below. */
  readonly keepsColours: boolean;
}

const initial: CoverState = {
  lineWidth: null,
  join: null,
  miterLimit: null,
  blend: 'Normal',
  opacity: null,
  isTransferred: false,
};

/** Values of the parameters of lines with which content starts (table 51). */
const usual = { lineWidth: 1, miterLimit: 10 };

/** Style of joints with a tip. */
const miter = 0;

/** Blend modes that make nothing lighter (11.3.5). */
const darkening = new Set(['Normal', 'Compatible', 'Multiply', 'Darken']);

/** Reads the graphics state of the operators of one appearance. */
export class CoverStates {
  readonly #document: PdfDocument;
  readonly #pageResources: PdfDict | null;
  readonly #known = new Map<string, readonly CoverState[]>();

  constructor(document: PdfDocument, pageResources: PdfDict | null) {
    this.#document = document;
    this.#pageResources = pageResources;
  }

  at(drawing: ContentDrawing, index: number): PaintSituation {
    let lineWidth: number | null = null;
    let join: number | null = null;
    let miterLimit: number | null = null;
    let isMultiplied = false;
    let keepsColours = true;
    let opacity = 1;
    let opacityInGroup: number | null = null;
    let current: { readonly drawing: ContentDrawing; readonly index: number } | null = { drawing, index };

    while (current !== null) {
      const state: CoverState = this.#statesOf(current.drawing)[current.index] ?? initial;
      const { drawnBy }: ContentDrawing = current.drawing;
      // A form inherits the lines of the content around it (8.10.1).
      lineWidth ??= state.lineWidth;
      join ??= state.join;
      miterLimit ??= state.miterLimit;
      opacityInGroup ??= state.opacity;
      isMultiplied = (isMultiplied || state.blend === 'Multiply') && !this.#isIsolated(current.drawing);
      keepsColours &&=
        darkening.has(state.blend) && !state.isTransferred && !this.#hasOwnColours(current.drawing);

      // A group starts opaque and is painted with the opacity around it; other forms only inherit that (11.6.6).
      if (drawnBy === null || this.#groupOf(current.drawing) !== null) {
        opacity *= opacityInGroup ?? 1;
        opacityInGroup = null;
      }

      current = drawnBy === null ? null : { drawing: drawnBy.drawing, index: drawnBy.range.index };
    }

    return {
      lineWidth: lineWidth ?? usual.lineWidth,
      miterLimit: (join ?? miter) === miter ? (miterLimit ?? usual.miterLimit) : 1,
      opacity,
      isMultiplied: isMultiplied && keepsColours,
      keepsColours,
    };
  }

  #statesOf(drawing: ContentDrawing): readonly CoverState[] {
    const known = this.#known.get(drawing.source.key);

    if (known !== undefined) {
      return known;
    }

    const states = this.#read(drawing);
    this.#known.set(drawing.source.key, states);

    return states;
  }

  #read({ source, resources }: ContentDrawing): CoverState[] {
    const states: CoverState[] = [];
    const saved: CoverState[] = [];
    let state = initial;

    eachOperator(source.content, (operator, operands) => {
      const [operand] = operands;

      if (operator === 'q') {
        saved.push(state);
      } else if (operator === 'Q') {
        state = saved.pop() ?? initial;
      } else if (operator === 'w' && typeof operand === 'number') {
        state = { ...state, lineWidth: Math.abs(operand) };
      } else if (operator === 'j' && typeof operand === 'number') {
        state = { ...state, join: operand };
      } else if (operator === 'M' && typeof operand === 'number') {
        state = { ...state, miterLimit: operand };
      } else if (operator === 'gs' && operand instanceof PdfName) {
        state = this.#with(state, this.#find(resources, 'ExtGState', operand.value));
      }

      states.push(state);
    });

    return states;
  }

  #with(state: CoverState, parameters: PdfDict | null): CoverState {
    if (parameters === null) {
      return state;
    }

    const lineWidth = this.#document.get(parameters, 'LW');
    const join = this.#document.get(parameters, 'LJ');
    const miterLimit = this.#document.get(parameters, 'ML');
    const mode = this.#document.get(parameters, 'BM');
    const opacity = this.#document.get(parameters, 'ca');
    const blend = this.#document.resolve(Array.isArray(mode) ? (mode[0] ?? null) : mode);

    return {
      lineWidth: typeof lineWidth === 'number' ? Math.abs(lineWidth) : state.lineWidth,
      join: typeof join === 'number' ? join : state.join,
      miterLimit: typeof miterLimit === 'number' ? miterLimit : state.miterLimit,
      blend: blend instanceof PdfName ? blend.value : state.blend,
      opacity: typeof opacity === 'number' ? Math.min(1, Math.max(0, opacity)) : state.opacity,
      isTransferred: state.isTransferred || parameters.has('TR') || parameters.has('TR2'),
    };
  }

  /** Resources of a form, or those of the page, as readers look for them. */
  #find(resources: PdfDict | null, category: string, name: string): PdfDict | null {
    const entryIn = (dict: PdfDict | null): PdfObject =>
      this.#document.dict(dict?.get(category) ?? null)?.get(name) ?? null;

    return this.#document.dict(entryIn(resources) ?? entryIn(this.#pageResources));
  }

  #isIsolated(drawing: ContentDrawing): boolean {
    const group = this.#groupOf(drawing);

    return group !== null && this.#document.get(group, 'I') === true;
  }

  #groupOf({ source }: ContentDrawing): PdfDict | null {
    const form = this.#document.resolve(source.ref);

    return form instanceof PdfStream ? this.#document.dict(form.dict.get('Group')) : null;
  }

  /** True when the resources give the colours of devices a meaning of their own (8.6.5.6). */
  #hasOwnColours({ resources }: ContentDrawing): boolean {
    return ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'].some((name) =>
      [resources, this.#pageResources].some(
        (dict) => this.#document.dict(dict?.get('ColorSpace') ?? null)?.has(name) === true,
      ),
    );
  }
}
