import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { ParagraphLook, RunLook, TextRun } from '@octavo/contract/edits/text';
import type { TextUnit } from '../document/editing-document.ts';
import { shiftedBox } from '../document/geometry.ts';
import { textOfRuns } from './runs.ts';

export type WholeLook = Required<RunLook>;
export type TextFit = OperationOf<'text.replace'>['fit'];

/** Operation that holds the words of a text. */
export type WordsOperation = OperationOf<'text.add'> | OperationOf<'text.replace'>;

/** A text of a page that is edited as one, with all operations of the list applied. */
export interface TextObject {
  /** Unique in the document, and the same whatever the operations are. */
  readonly key: string;
  readonly page: string;
  /** The text as the file has it; null for one of this list. */
  readonly unit: TextUnit | null;
  /** Null while the words are those of the file. */
  readonly operation: WordsOperation | null;
  readonly runs: readonly TextRun[];
  readonly text: string;
  readonly paragraph: Required<ParagraphLook>;
  readonly fit: TextFit;
  /** Place before the text was set anew. */
  readonly box: Box;
  /** Degrees clockwise. */
  readonly angle: number;
  /** Distance that the text was moved. */
  readonly by: Point;
}

const noMove: Point = { x: 0, y: 0 };

/** Texts of a page in reading order, then those of this list. */
export function textsOf(
  page: string,
  units: readonly TextUnit[],
  operations: readonly Operation[],
): readonly TextObject[] {
  const own = operations.filter((operation) => 'page' in operation && operation.page === page);
  const deleted = new Set(
    own.flatMap((operation) => (operation.kind === 'text.delete' ? [firstGlyph(operation)] : [])),
  );
  const replaced = new Map(
    own.flatMap((operation) =>
      operation.kind === 'text.replace' ? [[firstGlyph(operation), operation] as const] : [],
    ),
  );
  const moves = new Map(
    own.flatMap((operation) =>
      operation.kind === 'text.move' ? [[firstGlyph(operation), operation.by] as const] : [],
    ),
  );
  const ofFile = units.flatMap((unit) => {
    const glyph = firstGlyph(unit);

    return deleted.has(glyph)
      ? []
      : [textOfUnit(page, unit, replaced.get(glyph) ?? null, moves.get(glyph) ?? noMove)];
  });

  return [
    ...ofFile,
    ...own.flatMap((operation) => (operation.kind === 'text.add' ? [textOfAddition(operation)] : [])),
  ];
}

/** Key of a text of the file, by the first of its glyphs. */
export function keyOfUnit(page: string, glyph: number): string {
  return `${page}-text-${glyph}`;
}

/** Glyph by which an operation finds the text that it is about. */
export function firstGlyph({
  range,
}: {
  readonly range: { readonly spans: readonly (readonly [number, number])[] };
}): number {
  return range.spans[0]?.[0] ?? -1;
}

function textOfUnit(
  page: string,
  unit: TextUnit,
  operation: OperationOf<'text.replace'> | null,
  by: Point,
): TextObject {
  const runs = operation?.runs ?? [{ text: unit.text, look: {} }];

  return {
    key: keyOfUnit(page, firstGlyph(unit)),
    page,
    unit,
    operation,
    runs,
    text: textOfRuns(runs),
    paragraph: {
      align: operation?.paragraph.align ?? unit.align,
      lineSpacing: operation?.paragraph.lineSpacing ?? unit.lineSpacing,
      list: operation?.paragraph.list ?? 'none',
    },
    fit: operation?.fit ?? 'flow',
    box: shiftedBox(unit.box, by),
    angle: unit.angle,
    by,
  };
}

export function textOfAddition(operation: OperationOf<'text.add'>): TextObject {
  const { id, page, runs, box, angle, align, lineSpacing, list } = operation;

  return {
    key: id,
    page,
    unit: null,
    operation,
    runs,
    text: textOfRuns(runs),
    paragraph: { align, lineSpacing, list },
    fit: 'keep',
    box,
    angle,
    by: noMove,
  };
}

/** Look of the character at an index of a text: its own, over that of the text it came from. */
export function wholeLookAt(object: TextObject, index: number): WholeLook {
  return { ...baseLookAt(object, index), ...ownLookAt(object, index) };
}

/** Name of the font that the file has at an index; null in a text of this list. */
export function fontNameAt({ unit }: TextObject, index: number): string | null {
  return unit === null ? null : (rangeAt(unit, index)?.fontName ?? null);
}

function ownLookAt({ runs }: TextObject, index: number): RunLook {
  let end = 0;

  for (const { text, look } of runs) {
    end += text.length;

    if (index < end) {
      return look;
    }
  }

  return runs.at(-1)?.look ?? {};
}

const plainLook: WholeLook = {
  font: 'sans',
  bold: false,
  italic: false,
  size: 12,
  color: '#16181d',
  underline: false,
  strike: false,
};

function baseLookAt({ unit, operation }: TextObject, index: number): WholeLook {
  if (unit !== null) {
    return rangeAt(unit, index)?.look ?? plainLook;
  }

  return operation?.kind === 'text.add' ? { ...plainLook, ...operation.look } : plainLook;
}

function rangeAt({ looks }: TextUnit, index: number) {
  return looks.find(({ to }) => index < to) ?? looks.at(-1);
}
