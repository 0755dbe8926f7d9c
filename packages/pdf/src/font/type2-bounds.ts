import type { CffFont } from './cff-read.ts';

/** Left, bottom, right and top in glyph space. */
export type GlyphBounds = readonly [number, number, number, number];

/** Levels of subroutines (Adobe Technical Note 5177, appendix B), and operators of one glyph. */
const deepestCalls = 10;
const mostOperators = 20_000;

/** Thrown inside this module for a charstring whose drawing is unknown. */
class UnknownDrawing extends Error {}

/**
 * Bounds of the control points of a glyph, by index; null for one without ink, undefined when its charstring
 * (Technical Note 5177) can't be followed.
 */
export function boundsOfCffGlyph(font: CffFont, glyph: number): GlyphBounds | null | undefined {
  const code = font.charStrings[glyph];

  if (code === undefined) {
    return undefined;
  }

  const pen = new CharstringPen(font, font.privates[font.fontSelect[glyph] ?? 0]?.subroutines ?? []);

  try {
    pen.run(code, 0);
  } catch (error) {
    if (error instanceof UnknownDrawing) {
      return undefined;
    }

    throw error;
  }

  return pen.bounds;
}

class CharstringPen {
  bounds: [number, number, number, number] | null = null;
  readonly #font: CffFont;
  readonly #local: readonly Uint8Array[];
  #stack: number[] = [];
  #x = 0;
  #y = 0;
  #stems = 0;
  #operators = 0;
  #isEnded = false;

  constructor(font: CffFont, local: readonly Uint8Array[]) {
    this.#font = font;
    this.#local = local;
  }

  run(code: Uint8Array, depth: number): void {
    if (depth > deepestCalls) {
      throw new UnknownDrawing();
    }

    for (let at = 0; at < code.length && !this.#isEnded; ) {
      const byte = code[at]!;

      if (byte >= 32 || byte === 28) {
        at = this.#number(code, at);
        continue;
      }

      at += 1;
      this.#operators += 1;

      if (this.#operators > mostOperators) {
        throw new UnknownDrawing();
      }

      if (byte === 11) {
        return;
      }

      if (byte === 12) {
        this.#flex(code[at] ?? 0);
        at += 1;
      } else if (byte === 10 || byte === 29) {
        const subroutines = byte === 10 ? this.#local : this.#font.globalSubroutines;
        const bias = subroutines.length < 1240 ? 107 : subroutines.length < 33900 ? 1131 : 32768;
        const subroutine = subroutines[(this.#stack.pop() ?? 0) + bias];

        if (subroutine === undefined) {
          throw new UnknownDrawing();
        }

        this.run(subroutine, depth + 1);
      } else if (byte === 19 || byte === 20) {
        this.#stems += this.#stack.length >> 1;
        this.#stack = [];
        at += (this.#stems + 7) >> 3;
      } else {
        this.#operate(byte);
      }
    }
  }

  #number(code: Uint8Array, at: number): number {
    const byte = code[at]!;
    const next = code[at + 1] ?? 0;

    if (byte === 28) {
      this.#stack.push(((next << 24) | ((code[at + 2] ?? 0) << 16)) >> 16);

      return at + 3;
    }

    if (byte < 247) {
      this.#stack.push(byte - 139);

      return at + 1;
    }

    if (byte < 255) {
      this.#stack.push(byte < 251 ? (byte - 247) * 256 + next + 108 : -(byte - 251) * 256 - next - 108);

      return at + 2;
    }

    const whole =
      (next << 24) | ((code[at + 2] ?? 0) << 16) | ((code[at + 3] ?? 0) << 8) | (code[at + 4] ?? 0);
    this.#stack.push(whole / 65536);

    return at + 5;
  }

  #operate(operator: number): void {
    const args = this.#stack;
    this.#stack = [];

    switch (operator) {
      case 1:
      case 3:
      case 18:
      case 23:
        this.#stems += args.length >> 1;
        break;
      case 14:
        // Four arguments compose an accented letter (seac), whose parts are other glyphs.
        if (args.length >= 4) {
          throw new UnknownDrawing();
        }

        this.#isEnded = true;
        break;
      case 21:
        this.#move(args.at(-2) ?? 0, args.at(-1) ?? 0);
        break;
      case 22:
        this.#move(args.at(-1) ?? 0, 0);
        break;
      case 4:
        this.#move(0, args.at(-1) ?? 0);
        break;
      case 5:
        this.#pairs(args);
        break;
      case 6:
      case 7:
        args.forEach((value, index) =>
          (operator === 6) === (index % 2 === 0) ? this.#draw(value, 0) : this.#draw(0, value),
        );
        break;
      case 8:
      case 24:
      case 25:
        // Curves and lines alike are runs of relative points.
        this.#pairs(args);
        break;
      case 26:
      case 27:
        this.#parallel(args, operator === 27);
        break;
      case 30:
      case 31:
        this.#alternating(args, operator === 31);
        break;
      default:
        throw new UnknownDrawing();
    }
  }

  #flex(operator: number): void {
    const d = this.#stack;
    const at = (index: number) => d[index] ?? 0;
    this.#stack = [];

    switch (operator) {
      case 34:
        this.#pairs([at(0), 0, at(1), at(2), at(3), 0, at(4), 0, at(5), -at(2), at(6), 0]);
        break;
      case 35:
        this.#pairs(d.slice(0, 12));
        break;
      case 36:
        this.#pairs([
          at(0),
          at(1),
          at(2),
          at(3),
          at(4),
          0,
          at(5),
          0,
          at(6),
          at(7),
          at(8),
          -(at(1) + at(3) + at(7)),
        ]);
        break;
      case 37: {
        const across = at(0) + at(2) + at(4) + at(6) + at(8);
        const up = at(1) + at(3) + at(5) + at(7) + at(9);
        const isWide = Math.abs(across) > Math.abs(up);
        this.#pairs([...d.slice(0, 10), isWide ? at(10) : -across, isWide ? -up : at(10)]);
        break;
      }
      default:
        throw new UnknownDrawing();
    }
  }

  #parallel(args: readonly number[], isHorizontal: boolean): void {
    let at = args.length % 4;
    let side = at === 1 ? (args[0] ?? 0) : 0;

    for (; at + 4 <= args.length; at += 4) {
      const [first = 0, dx = 0, dy = 0, last = 0] = args.slice(at, at + 4);
      this.#pairs(isHorizontal ? [first, side, dx, dy, last, 0] : [side, first, dx, dy, 0, last]);
      side = 0;
    }
  }

  #alternating(args: readonly number[], startsHorizontal: boolean): void {
    let isHorizontal = startsHorizontal;

    for (let at = 0; at + 4 <= args.length; at += 4) {
      const [first = 0, dx = 0, dy = 0, last = 0] = args.slice(at, at + 4);
      const side = args.length - at === 5 ? (args[at + 4] ?? 0) : 0;
      this.#pairs(isHorizontal ? [first, 0, dx, dy, side, last] : [0, first, dx, dy, last, side]);
      isHorizontal = !isHorizontal;
    }
  }

  #pairs(args: readonly number[]): void {
    for (let at = 0; at + 2 <= args.length; at += 2) {
      this.#draw(args[at]!, args[at + 1]!);
    }
  }

  #move(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
  }

  #draw(dx: number, dy: number): void {
    this.#include();
    this.#move(dx, dy);
    this.#include();
  }

  #include(): void {
    const [left, bottom, right, top] = this.bounds ?? [this.#x, this.#y, this.#x, this.#y];
    this.bounds = [
      Math.min(left, this.#x),
      Math.min(bottom, this.#y),
      Math.max(right, this.#x),
      Math.max(top, this.#y),
    ];
  }
}
