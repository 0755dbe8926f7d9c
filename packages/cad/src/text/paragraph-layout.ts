import type { ParagraphShape } from '../shapes.ts';
import { type FontGlyphs, type FontShelf, faceOf, setInFonts, shownText, widthOf } from './fonts.ts';
import {
  type LetterState,
  type ParagraphState,
  type ParagraphToken,
  readParagraphs,
} from './paragraph-codes.ts';

/** Positioned text: `x` and `y` of the baseline start, relative to the attachment point. */
export interface PositionedText {
  readonly runs: readonly FontGlyphs[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly state: LetterState;
}

export interface PlacedRule {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly state: LetterState;
}

export interface LaidParagraphs {
  readonly texts: readonly PositionedText[];
  readonly rules: readonly PlacedRule[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface CadTextPiece {
  readonly runs: readonly FontGlyphs[];
  readonly width: number;
  readonly height: number;
  readonly state: LetterState;
  readonly isSpace: boolean;
  /** Numerator and denominator when the piece is a stacked fraction. */
  readonly stack: {
    readonly upper: FontGlyphs[];
    readonly lower: FontGlyphs[];
    readonly line: 'level' | 'slanted' | 'none';
  } | null;
}

interface CadTextLine {
  readonly pieces: CadTextPiece[];
  width: number;
  height: number;
  readonly paragraph: ParagraphState;
  readonly indent: number;
}

/** Baseline distance for text of height 1 at spacing 1. */
const lineDistance = 5 / 3;
const tabWidth = 4;
const mostLines = 5000;

/** Breaks paragraphs into lines and positions all text. */
export function layOutParagraphs(shape: ParagraphShape, shelf: FontShelf): LaidParagraphs {
  const start: LetterState = {
    style: shape.style,
    height: shape.height,
    widthFactor: shape.widthFactor,
    oblique: shape.oblique,
    tracking: 1,
    color: null,
    underlined: false,
    overlined: false,
    struck: false,
    align: 'bottom',
  };

  return placeLines(breakLines(readParagraphs(shape.content, start), shape, shelf), shape);
}

function breakLines(
  atoms: readonly ParagraphToken[],
  shape: ParagraphShape,
  shelf: FontShelf,
): CadTextLine[] {
  let paragraph: ParagraphState = { horizontal: null, firstIndent: 0, indent: 0 };
  const newLine = (first: boolean): CadTextLine => ({
    pieces: [],
    width: 0,
    height: 0,
    paragraph,
    indent: paragraph.indent + (first ? paragraph.firstIndent : 0),
  });
  let line = newLine(true);
  const lines = [line];
  const next = (first: boolean) => {
    line = newLine(first);
    lines.push(line);
  };

  for (const atom of atoms) {
    if (lines.length > mostLines) {
      break;
    }

    if (atom.kind === 'settings') {
      paragraph = atom.paragraph;

      // Paragraph settings precede the text of their paragraph.
      if (line.pieces.length === 0) {
        lines.pop();
        next(true);
      }

      continue;
    }

    if (atom.kind === 'end') {
      line.height ||= atom.state.height;
      next(true);
      continue;
    }

    const piece = pieceOf(atom, shelf, line.width);
    const isFull = shape.width > 0 && line.indent + line.width + piece.width > shape.width * 1.0001;

    if (isFull && line.pieces.length > 0 && !piece.isSpace) {
      next(false);
    }

    line.pieces.push(piece);
    line.width += piece.width;
    line.height = Math.max(line.height, piece.height);
  }

  return lines;
}

function pieceOf(
  atom: Exclude<ParagraphToken, { kind: 'settings' | 'end' }>,
  shelf: FontShelf,
  at: number,
): CadTextPiece {
  const { state } = atom;
  const fonts = shelf.fontsOf(faceOf(state.style));

  if (atom.kind === 'tab') {
    const step = tabWidth * state.height;

    return { runs: [], width: step - (at % step), height: state.height, state, isSpace: true, stack: null };
  }

  if (atom.kind === 'stack') {
    const upper = setInFonts(atom.upper, fonts);
    const lower = setInFonts(atom.lower, fonts);
    const widths = [upper, lower].map((runs) => widthOf(runs, state.height) * state.widthFactor);
    const [above = 0, below = 0] = widths;
    const width = atom.line === 'slanted' ? above + below + state.height * 0.4 : Math.max(above, below);

    return {
      runs: [],
      width: width + state.height * 0.15,
      height: state.height * (atom.line === 'slanted' ? 1.4 : 2.2),
      state,
      isSpace: false,
      stack: { upper, lower, line: atom.line },
    };
  }

  const runs = setInFonts(shownText(atom.text, state.style), fonts).map((run) =>
    tracked(run, state.tracking),
  );

  return {
    runs,
    width: widthOf(runs, state.height) * state.widthFactor,
    height: state.height,
    state,
    isSpace: atom.kind === 'space',
    stack: null,
  };
}

function tracked(run: FontGlyphs, tracking: number): FontGlyphs {
  return tracking === 1
    ? run
    : {
        font: run.font,
        glyphs: run.glyphs.map((glyph) => ({ ...glyph, advance: glyph.advance * tracking })),
      };
}

function placeLines(lines: readonly CadTextLine[], shape: ParagraphShape): LaidParagraphs {
  const texts: PositionedText[] = [];
  const rules: PlacedRule[] = [];
  const spacing = lineDistance * (shape.lineSpacing > 0 ? shape.lineSpacing : 1);
  const baselines: number[] = [];
  let baseline = 0;

  for (const [index, line] of lines.entries()) {
    const height = line.height || shape.height;
    baseline -= index === 0 ? height : spacing * (shape.exactSpacing ? shape.height : height);
    baselines.push(baseline);
  }

  const lift = { top: 0, middle: -baseline / 2, bottom: -baseline }[shape.vertical];
  const box = Math.max(shape.width, ...lines.map(({ width, indent }) => width + indent));
  let left = Infinity;
  let right = -Infinity;

  for (const [index, line] of lines.entries()) {
    const width = trimmedWidth(line);
    // Text without a wrapping width is aligned by its attachment point.
    const side = line.paragraph.horizontal ?? shape.horizontal;
    const start = { left: 0, center: -box / 2, right: -box }[shape.horizontal];
    let x = start + { left: line.indent, center: (box - width) / 2, right: box - width }[side];
    left = Math.min(left, x);
    right = Math.max(right, x + width);
    const y = (baselines[index] ?? 0) + lift;

    for (const piece of line.pieces) {
      placePiece(piece, x, y, line.height, texts, rules);
      x += piece.width;
    }
  }

  return { texts, rules, left: Math.min(left, right), right, top: lift, bottom: baseline + lift };
}

/** Line width without trailing spaces. */
function trimmedWidth({ pieces, width }: CadTextLine): number {
  let trimmed = width;

  for (let index = pieces.length - 1; index >= 0 && pieces[index]?.isSpace === true; index -= 1) {
    trimmed -= pieces[index]?.width ?? 0;
  }

  return trimmed;
}

function placePiece(
  piece: CadTextPiece,
  x: number,
  baseline: number,
  lineHeight: number,
  texts: PositionedText[],
  rules: PlacedRule[],
): void {
  const { state, width, runs, stack } = piece;
  const { height } = state;
  const slack = Math.max(0, lineHeight - height);
  const y = baseline + { bottom: 0, middle: slack / 2, top: slack }[state.align];

  if (stack !== null) {
    placeStack(piece, stack, x, baseline, texts, rules);

    return;
  }

  if (runs.length > 0) {
    texts.push({ runs, x, y, width, height, state });
  }

  const rule = (lift: number) => rules.push({ from: [x, y + lift], to: [x + width, y + lift], state });

  if (state.underlined) {
    rule(-0.2 * height);
  }

  if (state.overlined) {
    rule(1.2 * height);
  }

  if (state.struck) {
    rule(0.45 * height);
  }
}

function placeStack(
  { state, width }: CadTextPiece,
  { upper, lower, line }: NonNullable<CadTextPiece['stack']>,
  x: number,
  baseline: number,
  texts: PositionedText[],
  rules: PlacedRule[],
): void {
  const { height, widthFactor } = state;
  const middle = baseline + height / 2;
  const above = widthOf(upper, height) * widthFactor;
  const below = widthOf(lower, height) * widthFactor;
  const put = (runs: readonly FontGlyphs[], at: number, y: number, wide: number) => {
    if (runs.length > 0) {
      texts.push({ runs, x: at, y, width: wide, height, state });
    }
  };

  if (line === 'slanted') {
    put(upper, x, baseline + height * 0.4, above);
    put(lower, x + above + height * 0.4, baseline - height * 0.3, below);
    rules.push({
      from: [x + above, baseline - height * 0.3],
      to: [x + above + height * 0.4, baseline + height * 1.4],
      state,
    });

    return;
  }

  const inner = width - height * 0.15;
  put(upper, x + (line === 'level' ? (inner - above) / 2 : 0), middle + height * 0.18, above);
  put(lower, x + (line === 'level' ? (inner - below) / 2 : 0), middle - height * 1.18, below);

  if (line === 'level') {
    rules.push({ from: [x, middle], to: [x + inner, middle], state });
  }
}
