import type { ListMark } from '@octavo/contract/edits/text';
import { itemMark } from '../units/list-item.ts';
import type { PageUnit } from '../units/page-unit.ts';
import { type Cell, glyphAt, isBlank } from './cells.ts';

/** Cells of a unit with the mark of a list item in place of the one that it has. */
export function withListMark(
  cells: readonly Cell[],
  mark: ListMark,
  unit: PageUnit,
  units: readonly PageUnit[],
): Cell[] {
  const own = new Set<unknown>(itemMark(unit.lines[0]!)?.glyphs);
  const rest = cells.filter(({ source }) => !own.has(source?.glyph));
  const start =
    own.size === 0
      ? 0
      : Math.max(
          0,
          rest.findIndex((cell) => !isBlank(cell)),
        );
  const text = rest.slice(start);
  const like = glyphAt(text, 0, text.length);

  if (mark === 'none' || like === null) {
    return text;
  }

  const added = mark === 'bullet' ? '• ' : `${numberBefore(unit, units) + 1}. `;

  return [
    ...[...added].map((character): Cell => ({ text: character, source: null, place: -1, look: {}, like })),
    ...text,
  ];
}

/** Number of the list item above a unit; 0 for none. */
function numberBefore(unit: PageUnit, units: readonly PageUnit[]): number {
  const before = units[units.indexOf(unit) - 1];
  const mark = before === undefined ? null : itemMark(before.lines[0]!);
  const [digits = '0'] = /\d+/.exec(mark?.glyphs.map(({ text }) => text).join('') ?? '') ?? [];

  return Number(digits);
}
