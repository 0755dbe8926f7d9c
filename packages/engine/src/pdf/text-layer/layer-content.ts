import { hasSpaceBetween } from '../../scan/word-gaps.ts';
import { rightToLeft } from '../../text/right-to-left.ts';
import { ByteBuffer } from '../byte-buffer.ts';
import type { LayerCharacter } from './letter-codes.ts';

/** A word and where it stands; lengths in any unit, y downwards. */
export interface LayerWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Below the middle of the word. */
  readonly baseline: number;
}

export interface LayerLine {
  /** In reading order. */
  readonly words: readonly LayerWord[];
  /** From the lowest descender to the highest ascender. */
  readonly height: number;
  readonly rightToLeft: boolean;
}

/** Six numbers as in PDF, from the lengths of the lines to the user space of the page. */
type Matrix = readonly [number, number, number, number, number, number];

/** Words are scaled anew when they would be shorter by more than this share, or longer: that would close the gap behind. */
const shorter = 0.08;
const longer = 0.015;

/** Baselines that differ by less than this share of the height are one. */
const levelShare = 0.1;

interface TextState {
  size: number;
  /** Horizontal, in hundredths. */
  scale: number;
  /** Where the last line or step began, as written. */
  startX: number;
  startY: number;
}

/** A content stream that writes the lines without ink, each word over its place. */
export function layerContent(
  lines: readonly LayerLine[],
  matrix: Matrix,
  fontName: string,
  letters: ReadonlyMap<string, LayerCharacter>,
): Uint8Array {
  const out = new ByteBuffer();
  const [a, b, c, d, e, f] = matrix;
  // Text stands upright where y grows upwards.
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
 * Lines that fall or rise are written in steps, word by word: readers take letters of a turned line for words of
 * their own where the page itself stands upright.
 */
function writeLine(
  out: ByteBuffer,
  line: LayerLine,
  letters: ReadonlyMap<string, LayerCharacter>,
  state: TextState,
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

/** Moves to a word; returns where that is. */
function stepTo(out: ByteBuffer, { left, baseline }: LayerWord, state: TextState): number {
  const [x, y] = [Math.round(left), -Math.round(baseline)];
  out.text(`${x - state.startX} ${y - state.startY} Td\n`);
  state.startX = x;
  state.startY = y;

  return x;
}

/** As the words stand from left to right, and whether a space follows. Right to left, letters stand in reverse. */
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

/** Marks stay behind the letter they stand on. */
function reversed(text: string): string {
  return (text.match(/\P{M}\p{M}*/gu) ?? [text]).toReversed().join('');
}

interface Codes {
  readonly bytes: readonly number[];
  /** Thousandths of the font's size. */
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
    // Brackets and the backslash itself are written behind one (ISO 32000-2, 7.3.4.2).
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
