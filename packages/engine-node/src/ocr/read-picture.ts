import { rm, writeFile } from 'node:fs/promises';
import { illustrationsOf } from '@octavo/layout/scan/illustrations';
import { inkOf } from '@octavo/layout/scan/ink';
import { inkInWords } from '@octavo/layout/scan/ink-in-words';
import { legibleLines } from '@octavo/layout/scan/legible-lines';
import { orientationOf, type QuarterTurn } from '@octavo/layout/scan/orientation';
import type { ReadLine } from '@octavo/layout/scan/read-hocr';
import { rulingsOf, type ScannedRuling } from '@octavo/layout/scan/rulings';
import type { Box } from '@octavo/pdf/content/page-content';
import { identity, type Matrix } from '@octavo/pdf/matrix';
import { type GreyPicture, shrunk } from '@octavo/pdf/picture/grey-picture';
import { greyTiff } from '@octavo/pdf/picture/one-strip-tiff';
import type { RunContext } from '../pdf/open.ts';
import { type PreparedPicture, prepare } from './prepare.ts';
import { tesseract } from './tesseract.ts';

export interface OcrSettings {
  readonly languages: readonly string[];
  /** True to deskew rising or falling lines. */
  readonly levels: boolean;
  /**
   * True to detect more than text: rulings of tables and forms, illustrations, and the share of ink in words.
   */
  readonly rulings: boolean;
}

export interface ReadPicture {
  readonly lines: readonly ReadLine[];
  readonly rulings: readonly ScannedRuling[];
  /** Boxes of drawings, as opposed to text. */
  readonly illustrations: readonly Box[];
  /** Share of the ink that belongs to words, 0 to 1; 1 when not measured. */
  readonly inkInWords: number;
  /** Maps the pixels of the lines to those of the picture. */
  readonly toPicture: Matrix;
  /** Size of the picture as it was read, after turning and deskewing. */
  readonly width: number;
  readonly height: number;
  readonly turn: QuarterTurn;
  readonly skewDegrees: number;
  /** Mean confidence of the letters, 0 to 100; 100 when there is nothing to read. */
  readonly confidence: number;
}

/**
 * Letter size in pixels, along the longer side, at which tesseract reads best: text of 11 points at 230 dpi.
 */
const wantedLetter = 20;
const smallestLetter = 18;
const largestLetter = 22;

/** Greatest enlargement; further interpolation does not improve recognition. */
const largestScale = 4;
const mostPixels = 40_000_000;

/** Skew below which lines are read equally well, so the picture is left unchanged. */
const levelDegrees = 0.3;

/** Below this confidence a page may be upside down: such text is read as gibberish. */
const doubtful = 72;

/** Below this confidence the result is not text: leaves, hands and faces partly look like letters. */
const illegible = 50;

/** Scripts that are also written vertically. */
const verticalScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Mongolian}]/u;

const letterPoints = 6.2;

const rulingSide = 1700;

/** Reads the words of a picture in any orientation. */
export async function readPicture(
  picture: GreyPicture,
  reading: OcrSettings,
  context: RunContext,
): Promise<ReadPicture> {
  const orientation = orientationOf(picture);

  if (orientation.letterCount === 0) {
    return nothingIn(picture);
  }

  const skewDegrees =
    reading.levels && Math.abs(orientation.skewDegrees) >= levelDegrees ? orientation.skewDegrees : 0;
  const scale = scaleOf(picture, orientation.letterPixels);
  const dpi = Math.round((wantedLetter / letterPoints) * 72);
  let best: ReadPicture | null = null;

  for (const turn of orientation.turns) {
    context.signal.throwIfAborted();
    const prepared = await prepare(picture, { turn, skewDegrees, scale });
    const lines = await readPrepared(prepared, reading.languages, dpi, context);
    const confidence = confidenceOf(lines);
    const { width, height, toSource } = prepared;

    if (best === null || confidence > best.confidence) {
      const seen = reading.rulings
        ? seenBesides(lines, prepared)
        : { rulings: [], illustrations: [], inkInWords: 1 };
      best = { lines, ...seen, width, height, toPicture: toSource, turn, skewDegrees, confidence };
    }

    if (best.confidence >= doubtful) {
      break;
    }
  }

  return best === null || best.confidence < illegible ? nothingIn(picture) : best;
}

/** Result of a picture without readable text, which keeps its orientation, such as a photograph. */
function nothingIn({ width, height }: GreyPicture): ReadPicture {
  return {
    lines: [],
    rulings: [],
    illustrations: [],
    inkInWords: 1,
    toPicture: identity,
    width,
    height,
    turn: 0,
    skewDegrees: 0,
    confidence: 100,
  };
}

/**
 * Detects rulings and illustrations in a smaller picture: lines are long enough to be found without every
 * pixel.
 */
function seenBesides(
  lines: readonly ReadLine[],
  picture: GreyPicture,
): Pick<ReadPicture, 'rulings' | 'illustrations' | 'inkInWords'> {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / rulingSide));
  const ink = inkOf(shrunk(picture, factor));
  const rulings = rulingsOf(ink).map(({ left, top, right, bottom }) => ({
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
  }));

  const legible = legibleLines(lines);

  return {
    rulings,
    illustrations: illustrationsOf(ink, { lines: legible, rulings, factor }),
    inkInWords: inkInWords(ink, legible, factor),
  };
}

async function readPrepared(
  picture: PreparedPicture,
  languages: readonly string[],
  dpi: number,
  context: RunContext,
): Promise<ReadLine[]> {
  const path = context.workspace.newPath('tif');
  await writeFile(path, greyTiff(picture), { mode: 0o600 });

  try {
    return await tesseract({ path, languages, layout: 'page', dpi }, context);
  } finally {
    await rm(path, { force: true });
  }
}

function scaleOf({ width, height }: GreyPicture, letterPixels: number): number {
  const isFit = letterPixels === 0 || (letterPixels >= smallestLetter && letterPixels <= largestLetter);
  const wanted = isFit ? 1 : Math.min(largestScale, wantedLetter / letterPixels);

  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
}

/**
 * Mean confidence over letters, so that specks read as dots count little. Tesseract also reads vertical lines
 * well, so a page where most lines are vertical scores 0: it is turned wrongly.
 */
function confidenceOf(lines: readonly ReadLine[]): number {
  let sum = 0;
  let letters = 0;
  let vertical = 0;

  for (const { slope, words } of lines) {
    for (const { text, confidence } of words) {
      sum += text.length * confidence;
      letters += text.length;
      vertical += Math.abs(slope) > 1 && !verticalScripts.test(text) ? text.length : 0;
    }
  }

  return letters === 0 || vertical > letters / 2 ? 0 : sum / letters;
}
