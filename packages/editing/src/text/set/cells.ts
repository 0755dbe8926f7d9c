import type { RunLook } from '@octavo/contract/edits/text';
import type { PageUnit } from '../units/page-unit.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import type { UnitCharacter } from '../units/unit-text.ts';

/** Character of a unit as it will be: one of the page, or a new one. */
export interface Cell {
  readonly text: string;
  /** Character of the page with its place in the unit; null for a new one. */
  readonly source: UnitCharacter | null;
  readonly place: number;
  /** Look of a new character, where it differs from that of `like`. */
  readonly look: RunLook;
  /** Glyph whose look a new character takes; null for a character of the page. */
  readonly like: PlacedGlyph | null;
}

export function cellsOf({ characters }: PageUnit): Cell[] {
  return characters.map((source, place) => ({ text: source.text, source, place, look: {}, like: null }));
}

/** True for characters between which a line may end. */
export function isBlank({ text }: Pick<Cell, 'text'>): boolean {
  return /^[^\S\u00a0\u202f]+$/u.test(text);
}

/** Glyph whose look new characters at a place take: that of the first character they replace, else one beside them. */
export function glyphAt(cells: readonly Cell[], from: number, to: number): PlacedGlyph | null {
  const glyphOf = ({ source, like }: Cell) => source?.glyph ?? like;
  const isInk = (cell: Cell) => glyphOf(cell)?.isSpace === false;
  const found =
    cells.slice(from, to).find(isInk) ??
    cells.slice(0, from).findLast(isInk) ??
    cells.slice(to).find(isInk) ??
    cells.find((cell) => glyphOf(cell) !== null);

  return found === undefined ? null : glyphOf(found);
}
