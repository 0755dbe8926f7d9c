import type { Box, Point } from '@octavo/contract/edits/primitives';
import { boundsOf } from '../geometry/bounds.ts';
import type { PageSpace } from '../geometry/page-space.ts';
import { caretEdges } from './caret-edges.ts';
import type { PlacedLine, PlacedPart } from './set/place-lines.ts';
import type { SetUnit } from './set/set-unit.ts';
import type { FontSubstitute, SetTextReport, TextUnitLine } from './text-unit.ts';
import { letterHeights, type PageUnit } from './units/page-unit.ts';
import { shownAngle, shownBox } from './units/shown-unit.ts';
import { fromFrame } from './units/text-frame.ts';

/** Distances that a unit is moved after it was set: down its own frame, and in user space. */
interface UnitShift {
  readonly down: number;
  readonly moved: readonly [number, number];
}

/** Describes a unit as it was set, so that a page can show its caret and selection. */
export function reportUnit(
  set: SetUnit,
  operation: string,
  space: PageSpace,
  { down, moved: [across, up] }: UnitShift,
): SetTextReport {
  const { unit, words, measures } = set;
  const em = unit.lines[0]!.em * measures.scale;
  const lines: TextUnitLine[] = [];
  const texts: string[] = [];
  const corners: Point[] = [];
  let length = 0;

  for (const line of set.lines) {
    const characters = charactersOf(line, set);
    const text = characters.map((character) => character.text).join('');
    const joint = jointBefore(line, set, texts);
    const [left, right] = [
      Math.min(...characters.map((character) => character.left)),
      Math.max(...characters.map((character) => character.right)),
    ];
    const base = line.base - down;
    const at = (along: number, above: number) => {
      const [x, y] = fromFrame(unit.frame, [along, base + above * em]);

      return space.toShown([x + across, y + up])[0]!;
    };

    if (characters.length === 0) {
      continue;
    }

    length += joint.length;
    texts.push(joint, text);
    corners.push(
      ...[left, right].flatMap((along) => [
        at(along, letterHeights.ascent),
        at(along, -letterHeights.descent),
      ]),
    );
    lines.push({
      from: length,
      to: length + text.length,
      origin: at(left, 0),
      edges: caretEdges(characters, measures.isRightToLeft).map((edge) => space.shownLength(edge - left)),
      ascent: space.shownLength(letterHeights.ascent * em),
      descent: space.shownLength(letterHeights.descent * em),
    });
    length += text.length;
  }

  return {
    operation,
    text: texts.join(''),
    box: corners.length === 0 ? { left: 0, top: 0, width: 0, height: 0 } : boundsOf(corners),
    angle: shownAngle(unit.frame, space),
    lines,
    substitutes: words.flatMap(({ parts }) =>
      parts.flatMap((part): FontSubstitute[] =>
        part.kind === 'new' && part.text.substitute !== null ? [part.text.substitute] : [],
      ),
    ),
    moved: [...set.moved].flatMap(([below, distance]) => movedBoxes(below, distance, space)),
    fit: set.fit,
  };
}

function movedBoxes(unit: PageUnit, distance: number, space: PageSpace): Box[] {
  const lines = unit.lines.map((line) => ({ ...line, base: line.base - distance }));

  return [shownBox(unit, space), shownBox({ frame: unit.frame, lines }, space)];
}

interface ReportedCharacter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Text between a line and the one before it. */
function jointBefore({ parts }: PlacedLine, { words }: SetUnit, texts: readonly string[]): string {
  const first = Math.min(...parts.map(({ word }) => word));
  const part = parts.find(({ word }) => word === first)?.part;

  if (texts.length === 0 || part === undefined || part !== words[first]!.parts[0]) {
    return '';
  }

  return words[first]!.blanks;
}

/** Characters of a line in the order of reading, with the spaces between its words. */
function charactersOf({ parts }: PlacedLine, { words, measures }: SetUnit): ReportedCharacter[] {
  const placeIn = ({ part, word }: PlacedPart) => words[word]!.parts.indexOf(part);
  const ordered = [...parts].sort((one, other) => one.word - other.word || placeIn(one) - placeIn(other));
  const characters: ReportedCharacter[] = [];
  const { isRightToLeft } = measures;
  let last: PlacedPart | null = null;

  for (const placed of ordered) {
    const own = partCharacters(placed, measures.scale);
    const before = characters.at(-1);

    const { blanks } = words[placed.word]!;

    if (last?.word !== placed.word && (last !== null || placed.word === 0) && blanks !== '') {
      const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
      const behind = own[0]?.[start] ?? 0;
      const from = before?.[end] ?? behind;
      characters.push({ text: blanks, left: Math.min(from, behind), right: Math.max(from, behind) });
    }

    characters.push(...own);
    last = placed;
  }

  const blanksAfter = last === null ? '' : words[last.word]!.blanksAfter;
  const width = blanksAfter.length * measures.space;
  const { left = 0, right = 0 } = characters.at(-1) ?? {};

  if (blanksAfter !== '') {
    const start = isRightToLeft ? left - width : right;
    characters.push({ text: blanksAfter, left: start, right: start + width });
  }

  return characters;
}

function partCharacters({ part, left }: PlacedPart, scale: number): ReportedCharacter[] {
  if (part.kind === 'new') {
    return part.text.characters.map((character) => ({
      text: character.text,
      left: left + character.left * scale,
      right: left + character.right * scale,
    }));
  }

  return part.glyphs.map((glyph) => ({
    text: glyph.text,
    left: left + (glyph.left - part.left) * scale,
    right: left + (glyph.right - part.left) * scale,
  }));
}
