import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { SetText, TextUnitLine } from '../document/editing-document.ts';
import { boxAround, shifted, shiftedBox, union } from '../document/geometry.ts';
import { adaptLines } from './adapt-lines.ts';
import { measureText } from './css-fonts.ts';
import { guessLines, type MeasureLine, type SetLines, type UnsetText } from './guess-lines.ts';
import { textOfRuns } from './runs.ts';
import { directionOf } from './set-lines.ts';
import type { KeptText } from './set-texts.ts';
import { type TextObject, wholeLookAt } from './text-object.ts';

/** A text with the place of each character, as far as it is known. */
export interface PlacedText {
  readonly lines: readonly TextUnitLine[];
  readonly box: Box;
  /** Part of the text that the page does not show yet. */
  readonly unset: UnsetText | null;
  /** Report of the latest drawing; null when the text is as the file has it. */
  readonly report: SetText | null;
  /** Number of that drawing. */
  readonly drawing: number;
}

/** Places a text where it was last set, with what has changed since then. */
export function placeText(object: TextObject, kept: KeptText | null): PlacedText {
  const { text, angle } = object;
  const by = kept === null ? object.by : movedSince(object, kept);
  const measure: MeasureLine = (part, index) =>
    measureText(part, wholeLookAt(object, Math.max(0, index - 1)));
  const before = kept === null ? firstLines(object) : keptLines(object, kept, measure);
  const set: SetLines = { text: before.text, lines: movedLines(before.lines, by) };
  const { lines, unset } = guessLines(set, text, angle, measure);
  const box = kept === null ? object.box : shiftedBox(kept.report.box, by);

  return {
    lines,
    box: unset === null ? box : union([box, boxOfLines(lines, angle)]),
    unset,
    report: kept?.report ?? null,
    drawing: kept?.drawing ?? 0,
  };
}

/** Lines of a text by the characters that had been typed when it was set. */
function keptLines(object: TextObject, { report, operation }: KeptText, measure: MeasureLine): SetLines {
  const typed = 'runs' in operation ? textOfRuns(operation.runs) : report.text;

  if (report.lines.length === 0) {
    return {
      ...guessLines({ text: '', lines: [emptyLine(object)] }, typed, object.angle, measure),
      text: typed,
    };
  }

  // Spaces at the end have no width until something follows them; the caret has to move all the same.
  const adapted = adaptLines(report, typed.trimEnd());

  return adapted === null ? report : { ...guessLines(adapted, typed, object.angle, measure), text: typed };
}

/** Box around the characters of lines. */
function boxOfLines(lines: readonly TextUnitLine[], angle: number): Box {
  const { x, y } = directionOf(angle);
  const corners = lines.flatMap(({ origin, edges, ascent, descent }) =>
    [Math.min(...edges), Math.max(...edges)].flatMap((along) =>
      [-ascent, descent].map((across) => ({
        x: origin.x + along * x - across * y,
        y: origin.y + along * y + across * x,
      })),
    ),
  );

  return boxAround(corners);
}

/** Distance that a text was moved after it was set. */
function movedSince({ unit, by, operation }: TextObject, kept: KeptText): Point {
  if (unit !== null) {
    return { x: by.x - kept.by.x, y: by.y - kept.by.y };
  }

  const [now, then] = [operation, kept.operation];

  return now?.kind === 'text.add' && then.kind === 'text.add'
    ? { x: now.box.left - then.box.left, y: now.box.top - then.box.top }
    : { x: 0, y: 0 };
}

/** Lines of a text that was not set by this editor yet: those of the file, or an empty one in its box. */
function firstLines(object: TextObject): SetLines {
  return object.unit ?? { text: '', lines: [emptyLine(object)] };
}

/** Shares of the font size above and below the baseline in most fonts. */
const usualAscent = 0.9;
const usualDescent = 0.22;

function emptyLine(object: TextObject): TextUnitLine {
  const { size } = wholeLookAt(object, 0);
  const { box, paragraph, unit } = object;
  const [first] = unit?.lines ?? [];

  if (first !== undefined) {
    return { ...first, from: 0, to: 0, edges: [0] };
  }

  const across = { left: 0, justify: 0, center: box.width / 2, right: box.width }[paragraph.align];

  return {
    from: 0,
    to: 0,
    origin: { x: box.left + across, y: box.top + size * usualAscent },
    edges: [0],
    ascent: size * usualAscent,
    descent: size * usualDescent,
  };
}

function movedLines(lines: readonly TextUnitLine[], by: Point): readonly TextUnitLine[] {
  return by.x === 0 && by.y === 0
    ? lines
    : lines.map((line) => ({ ...line, origin: shifted(line.origin, by) }));
}
