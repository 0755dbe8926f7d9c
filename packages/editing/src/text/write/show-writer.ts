import { stringText } from '@octavo/pdf/edit/cut/operand-text';
import type { ShownText } from '@octavo/pdf/interpret/glyph';
import { exactNumbers, shiftNumber } from './exact-numbers.ts';
import { type LineStart, singleNumber } from './line-starts.ts';

/** Place of text in the space of the text object, and the factor of its size. */
export interface ShowPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Displacement below which no number is written, in thousandths of the font size. */
const smallest = 0.01;

/** Difference across the line below which text stands on it, as a share of the font size. */
const level = 1e-5;

/** Writes codes of one font at their places, with as few operators as possible. */
export class ShowWriter {
  readonly #shown: ShownText;
  readonly #lineStart: LineStart | null;
  readonly #out: string[] = [];
  #array: string[] = [];
  #bytes: number[] = [];
  /** Start of the text matrix in effect; null when other text has moved it. */
  #frame: ShowPlace | null;
  /** Pen from the start of the frame, in unscaled text space. */
  #pen = 0;
  #isMoved = false;

  constructor(shown: ShownText, lineStart: LineStart | null) {
    this.#shown = shown;
    this.#lineStart = lineStart;
    this.#frame = { x: shown.textMatrix[4], y: shown.textMatrix[5], scale: 1 };
  }

  /** Place of a pen of the operator as it was. */
  placeOfPen(pen: number): ShowPlace {
    const [x, y] = this.#along(pen);
    const [, , , , e, f] = this.#shown.textMatrix;

    return { x: e + x, y: f + y, scale: 1 };
  }

  show(bytes: Uint8Array, step: number, place: ShowPlace): void {
    const distance = this.#distanceTo(place);

    if (distance === null) {
      this.#moveTo(place);
    } else {
      this.#movePen(distance);
    }

    this.#bytes.push(...bytes);
    this.#pen += step;
  }

  /** Adds operators that show other text at a place. */
  insert(operators: string, place: ShowPlace): void {
    this.#moveTo(place);
    this.#out.push(operators);
    this.#frame = null;
  }

  /** The operators, with the pen where the operator would have left it. */
  finish(pen: number): readonly string[] {
    const { state, lineMatrix, textMatrix } = this.#shown;
    const [a, b, c, d] = textMatrix;

    if (this.#isMoved) {
      this.#close();
      this.#out.push(...this.#restoredLine());
      const [x, y] = [textMatrix[4] - lineMatrix[4], textMatrix[5] - lineMatrix[5]];
      const before = state.font.font.isVertical
        ? (x * c + y * d) / (c * c + d * d || 1)
        : (x * a + y * b) / (a * a + b * b || 1) / (state.scale / 100 || 1);
      this.#pen = 0;
      this.#movePen(before + pen);
    } else {
      this.#movePen(pen - this.#pen);
    }

    this.#close();

    return this.#out;
  }

  #restoredLine(): string[] {
    if (this.#lineStart === null) {
      return [`${exactNumbers(...this.#shown.lineMatrix)} Tm`];
    }

    const { matrix, x, y } = this.#lineStart;
    const moved = x === 0 && y === 0 ? [] : [`${singleNumber(x)} ${singleNumber(y)} Td`];

    return [`${matrix.map((value) => singleNumber(Math.fround(value))).join(' ')} Tm`, ...moved];
  }

  /** Distance of the pen to a place on the same line; null for a place elsewhere. */
  #distanceTo({ x, y, scale }: ShowPlace): number | null {
    const frame = this.#frame;
    const { state, textMatrix } = this.#shown;

    if (frame === null || Math.abs(frame.scale - scale) > 1e-6) {
      return null;
    }

    const [penX, penY] = this.#along(this.#pen * scale);
    const [a, b, c, d] = textMatrix;
    const [dx, dy] = [x - frame.x - penX, y - frame.y - penY];
    const determinant = a * d - b * c;
    const [along, above] = [(dx * d - dy * c) / determinant, (dy * a - dx * b) / determinant];
    const isVertical = state.font.font.isVertical;
    const [forward, aside] = isVertical ? [above, along] : [along, above];

    return Math.abs(aside) > level * Math.abs(state.size)
      ? null
      : forward / scale / (isVertical ? 1 : state.scale / 100);
  }

  /** Movement in the text object for one of the pen. */
  #along(pen: number): readonly [number, number] {
    const { state, textMatrix } = this.#shown;
    const [a, b, c, d] = textMatrix;
    const stretched = (pen * state.scale) / 100;

    return state.font.font.isVertical ? [c * pen, d * pen] : [a * stretched, b * stretched];
  }

  #moveTo(place: ShowPlace): void {
    this.#close();
    const [a, b, c, d] = this.#shown.textMatrix.map((value) => value * place.scale);
    this.#out.push(`${exactNumbers(a!, b!, c!, d!, place.x, place.y)} Tm`);
    this.#frame = place;
    this.#pen = 0;
    this.#isMoved = true;
  }

  #movePen(distance: number): void {
    const number = (-distance * 1000) / this.#shown.state.size;

    if (Math.abs(number) >= smallest) {
      this.#endString();
      this.#array.push(shiftNumber(number));
      this.#pen += distance;
    }
  }

  #endString(): void {
    if (this.#bytes.length > 0) {
      this.#array.push(stringText(Uint8Array.from(this.#bytes)));
      this.#bytes = [];
    }
  }

  #close(): void {
    this.#endString();

    if (this.#array.length > 0) {
      this.#out.push(`[${this.#array.join(' ')}] TJ`);
      this.#array = [];
    }
  }
}
