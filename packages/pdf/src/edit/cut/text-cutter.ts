import { cornersThrough } from '../../content/corners.ts';
import { identity, type Matrix, matrixOf, multiply } from '../../matrix.ts';
import { type PdfObject, PdfString } from '../../objects.ts';
import { numbers } from '../number-text.ts';
import { type ContentState, halfLineWidth } from './content-state.ts';
import type { CutRegion } from './cut-region.ts';
import { stringText } from './operand-text.ts';

/** Change of an operator that shows text. */
export interface TextCut {
  /** Operators to write before it. */
  readonly before: string;
  /** Operators to write in its place; null keeps it as it is. */
  readonly replacement: string | null;
  readonly hasKept: boolean;
  readonly hasRemoved: boolean;
}

/** Follows the pen through a text object and removes the glyphs that lie in a region. */
export class TextCutter {
  readonly #region: Pick<CutRegion, 'isGlyphRemoved'>;
  #matrix: Matrix = identity;
  #lineMatrix: Matrix = identity;
  /**
   * Distance that removed glyphs at the end of an operator moved the pen, in text space. It is written only before
   * text that follows without a position of its own, so that it does not reveal the width of what was removed.
   */
  #gap = 0;

  constructor(region: Pick<CutRegion, 'isGlyphRemoved'>) {
    this.#region = region;
  }

  /** True when text that follows without a position of its own must be moved. */
  get hasGap(): boolean {
    return this.#gap !== 0;
  }

  /** Positions the pen; false for operators that don't. */
  position(operator: string, operands: readonly PdfObject[], state: ContentState): boolean {
    const [x, y] = operands.slice(-2).map((value) => (typeof value === 'number' ? value : 0));

    switch (operator) {
      case 'BT':
        this.#moveTo(identity);
        return true;
      case 'Td':
      case 'TD':
        state.leading = operator === 'TD' ? -(y ?? 0) : state.leading;
        this.#moveTo(multiply([1, 0, 0, 1, x ?? 0, y ?? 0], this.#lineMatrix));
        return true;
      case 'Tm':
        this.#moveTo(matrixOf(operands.slice(-6)) ?? this.#lineMatrix);
        return true;
      case 'T*':
        this.#nextLine(state);
        return true;
      default:
        return false;
    }
  }

  /** Shows the text of an operator: Tj, TJ, ' or ". */
  show(operator: string, operands: readonly PdfObject[], state: ContentState): TextCut {
    const shown = operands.at(-1) ?? null;
    const prefix: string[] = [];

    if (operator === '"') {
      const [wordSpace, charSpace] = operands
        .slice(-3)
        .map((value) => (typeof value === 'number' ? value : 0));
      state.wordSpace = wordSpace ?? 0;
      state.charSpace = charSpace ?? 0;
      prefix.push(`${numbers(state.wordSpace)} Tw ${numbers(state.charSpace)} Tc`);
    }

    if (operator === "'" || operator === '"') {
      this.#nextLine(state);
      prefix.push('T*');
    }

    const gapBefore = this.#gapNumber(state);
    const kept: (string | number)[] = [];
    let pending = gapBefore;
    let hasKept = false;
    let hasRemoved = false;

    for (const part of Array.isArray(shown) ? shown : [shown]) {
      if (typeof part === 'number') {
        this.#advance((-part / 1000) * state.size, state);
        pending += part;
      }

      if (part instanceof PdfString) {
        let from = 0;

        for (const { start, end, isRemoved, moved } of this.#glyphs(part.bytes, state)) {
          if (isRemoved) {
            hasRemoved = true;
            pushString(part.bytes.subarray(from, start));
            pending -= state.size === 0 ? 0 : (moved / state.size) * 1000;
            from = end;
          } else {
            hasKept = true;
          }
        }

        pushString(part.bytes.subarray(from));
      }
    }

    this.#gap = 0;

    if (!hasRemoved) {
      return { before: gapText(gapBefore), replacement: null, hasKept, hasRemoved };
    }

    this.#gap = (-pending / 1000) * state.size;

    if (kept.length > 0) {
      prefix.push(`[${kept.map((part) => (typeof part === 'number' ? numbers(part) : part)).join(' ')}] TJ`);
    }

    return { before: '', replacement: prefix.join(' '), hasKept, hasRemoved };

    function pushString(bytes: Uint8Array): void {
      if (bytes.length === 0) {
        return;
      }

      if (Math.abs(pending) >= smallestGap) {
        kept.push(pending);
      }

      pending = 0;
      kept.push(stringText(bytes));
    }
  }

  *#glyphs(bytes: Uint8Array, state: ContentState) {
    const { font, size, charSpace, wordSpace } = state;

    if (font === null) {
      // Readers draw nothing without a font, but programs may still read the text.
      const isRemoved = this.#isRemoved([0, 0, 0, 0], 0, state);
      yield { start: 0, end: bytes.length, isRemoved, moved: 0 };

      return;
    }

    for (let at = 0; at < bytes.length; ) {
      const code = font.font.read(bytes, at);
      const end = Math.min(bytes.length, at + code.length);
      const { advance } = font.font.metricsOf(code);
      const box = font.boxOf(code);
      const isRemoved = this.#isRemoved(box, code.code, state);
      // Word spacing applies to the single-byte code 32 alone (ISO 32000-2, 9.3.3).
      const moved = advance * size + charSpace + (code.length === 1 && code.code === 32 ? wordSpace : 0);
      this.#advance(moved, state);
      yield { start: at, end, isRemoved, moved };
      at = end;
    }
  }

  #isRemoved(box: readonly [number, number, number, number], code: number, state: ContentState): boolean {
    const { size, stretch, rise, matrix } = state;
    const toText: Matrix = [size * stretch, 0, 0, size, 0, rise];
    const toUser = multiply(multiply(toText, this.#matrix), matrix);

    return this.#region.isGlyphRemoved({
      corners: cornersThrough(box, toUser),
      margin: marginOf(state),
      origin: [toUser[4], toUser[5]],
      code,
    });
  }

  /** Moves the pen by a distance that the horizontal scale does not include yet. */
  #advance(distance: number, { font, stretch }: ContentState): void {
    const step: Matrix =
      font?.font.isVertical === true ? [1, 0, 0, 1, 0, distance] : [1, 0, 0, 1, distance * stretch, 0];
    this.#matrix = multiply(step, this.#matrix);
  }

  #nextLine({ leading }: ContentState): void {
    this.#moveTo(multiply([1, 0, 0, 1, 0, -leading], this.#lineMatrix));
  }

  #moveTo(matrix: Matrix): void {
    this.#matrix = matrix;
    this.#lineMatrix = matrix;
    this.#gap = 0;
  }

  #gapNumber({ size }: ContentState): number {
    return size === 0 ? 0 : (-this.#gap / size) * 1000;
  }
}

/** Thousandths of the size below which a displacement is not worth a number. */
const smallestGap = 0.001;

function gapText(gap: number): string {
  return Math.abs(gap) < smallestGap ? '' : `[${numbers(gap)}] TJ`;
}

/** Stroked letters are wider than their outlines. */
function marginOf(state: ContentState): number {
  return state.renderMode % 4 === 1 || state.renderMode % 4 === 2 ? halfLineWidth(state) : 0;
}
