import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { Glyph, Point, ShownText } from '@octavo/pdf/interpret/glyph';
import { inverted, mapPoint } from '@octavo/pdf/matrix';
import { type PdfObject, PdfString } from '@octavo/pdf/objects';
import { exactNumbers } from './exact-numbers.ts';
import type { GlyphChanges, InsertedText, InsertNames } from './glyph-changes.ts';
import type { LineStart } from './line-starts.ts';
import type { IndexedGlyph } from './rewrite-text.ts';
import { type ShowPlace, ShowWriter } from './show-writer.ts';

/** Setting of an operator in its content. */
export interface OperatorSetting {
  readonly names: InsertNames;
  /** Null when the content could not be followed up to the operator. */
  readonly lineStart: LineStart | null;
  /** Glyphs of the page, of which some are written beside those of the operator. */
  readonly glyphs: readonly Glyph[];
}

/** Operators in place of one that shows text, with what changes of its glyphs. */
export function rewriteOperator(
  glyphs: readonly IndexedGlyph[],
  changes: GlyphChanges,
  { names, lineStart, glyphs: all }: OperatorSetting,
): string {
  const { shown } = glyphs[0]!.glyph;
  const operandsByShown = new Map<ShownText, Operands>();
  const operandsFor = (text: ShownText) => {
    const known = operandsByShown.get(text) ?? operandsOf(text);
    operandsByShown.set(text, known);

    return known;
  };
  const { operands } = operandsFor(shown);
  const pens = pensOf(glyphs, operands, shown);
  const writer = new ShowWriter(shown, lineStart);
  const { matrix, state, textMatrix } = shown;
  const toText = inverted(matrix);
  const [, , c, d] = textMatrix;

  const placeOf = ({ origin, scale }: Pick<InsertedText, 'origin' | 'scale'>) => {
    const [x, y] = mapPoint(toText, origin[0], origin[1]);

    return { x: x - state.rise * scale * c, y: y - state.rise * scale * d, scale };
  };

  const insert = (texts: readonly InsertedText[]) => {
    for (const text of texts) {
      writer.insert(text.operators(names), placeOf(text));
    }
  };

  const show = ({ glyph, index }: IndexedGlyph, start: ShowPlace | null) => {
    insert(changes.before(index));

    if (!changes.removed.has(index)) {
      const move = changes.moves.get(index);
      const { strings } = operandsFor(glyph.shown);
      const bytes = strings.get(glyph.piece)!.bytes.subarray(glyph.from, glyph.to);
      const place =
        move === undefined && start !== null
          ? start
          : placeOf({ origin: sum(glyph.origin, move?.by ?? [0, 0]), scale: move?.scale ?? 1 });
      writer.show(bytes, stepIn(shown, glyph), place);
    }

    insert(changes.after(index));
  };

  const showOthers = (indexes: readonly number[]) => {
    for (const index of indexes) {
      show({ glyph: all[index]!, index }, null);
    }
  };

  for (const [at, own] of glyphs.entries()) {
    showOthers(changes.leaders(own.index));

    if (!changes.relocated.has(own.index)) {
      show(own, writer.placeOfPen(pens.starts[at]!));
    }

    showOthers(changes.followers(own.index));
  }

  return [...lineBreak(shown, operands), ...writer.finish(pens.end)].join('\n');
}

/** Distance that an operator moves the pen for a glyph, which may be one of another operator. */
function stepIn({ state }: ShownText, { shown, step, from, to, code }: Glyph): number {
  const isSpace = to - from === 1 && code === 0x20;
  const spacing = state.charSpace - shown.state.charSpace;

  return step + spacing + (isSpace ? state.wordSpace - shown.state.wordSpace : 0);
}

interface Operands {
  /** Operands of the operator; the last is what it shows. */
  readonly operands: readonly PdfObject[];
  /** Strings by their place in the array of TJ; 0 for other operators. */
  readonly strings: ReadonlyMap<number, PdfString>;
}

function operandsOf({ drawing, range }: ShownText): Operands {
  let operands: readonly PdfObject[] = [];
  eachOperator(drawing.source.content.subarray(range.start, range.end), (_, found) => {
    operands = found;
  });
  const last = operands.at(-1) ?? null;
  const pieces = Array.isArray(last) ? last : [last];

  return {
    operands,
    strings: new Map(
      pieces.flatMap((piece, index) => (piece instanceof PdfString ? [[index, piece] as const] : [])),
    ),
  };
}

/** Pen before each glyph and at the end, along the line in unscaled text space. */
function pensOf(glyphs: readonly IndexedGlyph[], operands: readonly PdfObject[], { state }: ShownText) {
  const last = operands.at(-1) ?? null;
  const starts: number[] = [];
  const byPiece = new Map<number, Glyph[]>();
  let pen = 0;

  for (const { glyph } of glyphs) {
    byPiece.set(glyph.piece, [...(byPiece.get(glyph.piece) ?? []), glyph]);
  }

  for (const [index, piece] of (Array.isArray(last) ? last : [last]).entries()) {
    if (typeof piece === 'number') {
      pen -= (piece / 1000) * state.size;
    }

    for (const glyph of piece instanceof PdfString ? (byPiece.get(index) ?? []) : []) {
      starts.push(pen);
      pen += glyph.step;
    }
  }

  return { starts, end: pen };
}

/** Operators for what ' and " do before they show text. */
function lineBreak({ operator, state }: ShownText, operands: readonly PdfObject[]): string[] {
  if (operator === '"' && operands.length > 2) {
    return [`${exactNumbers(state.wordSpace)} Tw ${exactNumbers(state.charSpace)} Tc T*`];
  }

  return operator === "'" || operator === '"' ? ['T*'] : [];
}

function sum([x, y]: Point, [right, up]: Point): Point {
  return [x + right, y + up];
}
