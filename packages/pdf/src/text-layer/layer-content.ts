import type { Matrix } from '../matrix.ts';
import { rightToLeft } from '../text/right-to-left.ts';
import { ByteBuffer } from '../write/byte-buffer.ts';
import type { LayerCharacter } from './letter-codes.ts';
import { hasSpaceBetween } from './word-gaps.ts';

/** Word and its position; lengths in any unit, y downwards. */
export interface LayerWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Position of the baseline below the middle of the word. */
  readonly baseline: number;
}

export interface LayerLine {
  /** Words in reading order. */
  readonly words: readonly LayerWord[];
  /** Distance from the lowest descender to the highest ascender. */
  readonly height: number;
  readonly rightToLeft: boolean;
}

/**
 * Shares by which a word may become too short or too long before its scale is set again; a word that is too
 * long would close the gap after it.
 */
const shorter = 0.08;
const longer = 0.015;

/** Baselines that differ by less than this share of the line height are treated as one. */
const levelShare = 0.1;

interface WrittenState {
  size: number;
  /** Horizontal scaling in per cent. */
  scale: number;
  /** Start of the last line or step, as written. */
  startX: number;
  startY: number;
}

/**
 * Builds a content stream that writes the lines as invisible text, each word over its position. `matrix` maps their
 * coordinates to the user space of the page.
 */
export function layerContent(
  lines: readonly LayerLine[],
  matrix: Matrix,
  fontName: string,
  letters: ReadonlyMap<string, LayerCharacter>,
): Uint8Array {
  const out = new ByteBuffer();
  const [a, b, c, d, e, f] = matrix;
  // Flips y, as text is upright only where y grows upwards.
  out.text(`q\n${[a, b, -c, -d, e, f].map(written).join(' ')} cm\nBT\n3 Tr\n`);
  const state = { size: 0, scale: 0, startX: 0, startY: 0 };

  for (const line of lines) {
    const size = Math.max(1, Math.round(line.height));

    if (size !== state.size) {
      out.text(`/${fontName} ${size} Tf\n`);
      state.size = size;
    }

    writeLine(out, line, letters, state);
  }

  out.text('ET\nQ\n');

  return out.view();
}

/**
 * Writes sloping lines in steps, word by word: on an upright page, readers take the letters of a rotated line
 * for separate words.
 */
function writeLine(
  out: ByteBuffer,
  line: LayerLine,
  letters: ReadonlyMap<string, LayerCharacter>,
  state: WrittenState,
): void {
  let pen = 0;
  let baseline = Number.NaN;
  let isOpen = false;

  for (const word of inPlace(line)) {
    const { bytes, width } = codesOf(word.text, letters);
    const scale = ((word.right - word.left) / ((width * state.size) / 1000)) * 100;

    if (state.scale === 0 || scale > state.scale * (1 + shorter) || scale < state.scale * (1 - longer)) {
      out.text(isOpen ? ']TJ\n' : '');
      isOpen = false;
      state.scale = Math.max(1, Math.floor(scale));
      out.text(`${state.scale} Tz\n`);
    }

    if (!(Math.abs(word.baseline - baseline) <= line.height * levelShare)) {
      out.text(isOpen ? ']TJ\n' : '');
      isOpen = false;
      baseline = word.baseline;
      pen = stepTo(out, word, state);
    }

    const unit = (state.size * state.scale) / 100 / 1000;
    const back = Math.round((pen - word.left) / unit / 10) * 10;
    out.text(`${isOpen ? '' : '['}${back === 0 ? '' : back}`);
    isOpen = true;
    writeString(out, bytes, word.spaced);
    pen += (width + (word.spaced ? (letters.get(' ')?.width ?? 0) : 0) - back) * unit;
  }

  out.text(isOpen ? ']TJ\n' : '');
}

/** Moves to a word and returns its x coordinate as written. */
function stepTo(out: ByteBuffer, { left, baseline }: LayerWord, state: WrittenState): number {
  const [x, y] = [Math.round(left), -Math.round(baseline)];
  out.text(`${x - state.startX} ${y - state.startY} Td\n`);
  state.startX = x;
  state.startY = y;

  return x;
}

/**
 * Orders the words from left to right and marks those followed by a space. The letters of right-to-left words
 * are reversed.
 */
function inPlace(line: LayerLine): (LayerWord & { readonly spaced: boolean })[] {
  const words = line.rightToLeft
    ? [...line.words]
        .sort((one, other) => one.left - other.left)
        .map((word) => ({ ...word, text: rightToLeft.test(word.text) ? reversed(word.text) : word.text }))
    : line.words;

  return words.map((word, index) => {
    const next = words[index + 1];

    return { ...word, spaced: next !== undefined && hasSpaceBetween(word.text, next.text) };
  });
}

/** Reverses letters; combining marks stay after their base letter. */
function reversed(text: string): string {
  return (text.match(/\P{M}\p{M}*/gu) ?? [text]).toReversed().join('');
}

interface Codes {
  readonly bytes: readonly number[];
  /** Width in thousandths of the font size. */
  readonly width: number;
}

function codesOf(text: string, letters: ReadonlyMap<string, LayerCharacter>): Codes {
  const known = [...text].flatMap((character) => letters.get(character) ?? []);

  return {
    bytes: known.flatMap(({ code }) => [...code]),
    width: Math.max(
      1,
      known.reduce((sum, { width }) => sum + width, 0),
    ),
  };
}

function writeString(out: ByteBuffer, bytes: readonly number[], spaced: boolean): void {
  out.byte(0x28);

  for (const byte of bytes) {
    // Parentheses and the backslash are escaped with a backslash (ISO 32000-2, 7.3.4.2).
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) {
      out.byte(0x5c);
    }

    out.byte(byte);
  }

  out.text(spaced ? ' )' : ')');
}

function written(value: number): string {
  return String(Number(value.toFixed(6)));
}
