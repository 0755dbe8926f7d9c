import type { Point } from '@octavo/pdf/interpret/glyph';
import type { PageUnit } from '../units/page-unit.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import { fromFrame } from '../units/text-frame.ts';
import type { GlyphChanges } from '../write/glyph-changes.ts';
import { orderByLines } from './painting-order.ts';
import type { PlacedLine } from './place-lines.ts';
import type { SetUnit } from './set-unit.ts';
import type { NewPart, OldPart } from './words.ts';

/** Movement below which a glyph stays where it is, in ems: less than a reader can draw. */
const still = 0.0005;

/** Distance in user space that an operation moves a unit. */
export function movedBy({ characters }: PageUnit, changes: GlyphChanges): Point {
  const first = characters.find(({ glyph }) => glyph !== null)?.glyph;

  return (first === undefined || first === null ? undefined : changes.moves.get(first.index)?.by) ?? [0, 0];
}

/** Notes what becomes of the glyphs of a unit that was set. `down` is a distance that the whole unit moves. */
export function emitUnit(set: SetUnit, changes: GlyphChanges, down = 0): void {
  new UnitEmitter(set, changes, down).run();
}

/** Moves all glyphs of a unit down. */
export function moveUnit(unit: PageUnit, changes: GlyphChanges, down: number): void {
  for (const { glyph } of unit.characters) {
    if (glyph !== null) {
      moveGlyph(unit, changes, glyph, { along: 0, above: -down, scale: 1 });
    }
  }
}

interface Movement {
  readonly along: number;
  readonly above: number;
  readonly scale: number;
}

function moveGlyph(
  { frame }: PageUnit,
  changes: GlyphChanges,
  glyph: PlacedGlyph,
  { along, above, scale }: Movement,
): void {
  if (Math.hypot(along, above) < still * glyph.em && scale === 1) {
    return;
  }

  const [x, y] = fromFrame(frame, [along, above]);

  // Copies stand a hair beside the glyph, whatever its size.
  for (const index of [glyph.index, ...glyph.copies]) {
    const [right, up] = changes.moves.get(index)?.by ?? [0, 0];
    changes.moves.set(index, { by: [right + x, up + y], scale });
  }
}

class UnitEmitter {
  readonly #set: SetUnit;
  readonly #changes: GlyphChanges;
  readonly #down: number;
  /** Distance that an operation moves the unit, as its glyphs already are. */
  readonly #moved: Point;
  /** Glyphs that are shown, with their places in the unit. */
  readonly #shown = new Set<PlacedGlyph>();
  readonly #places = new Map<PlacedGlyph, number>();
  #last: PlacedGlyph | null = null;

  constructor(set: SetUnit, changes: GlyphChanges, down: number) {
    this.#set = set;
    this.#changes = changes;
    this.#down = down;
    this.#moved = movedBy(set.unit, changes);

    for (const [place, { glyph }] of set.unit.characters.entries()) {
      if (glyph !== null) {
        this.#places.set(glyph, place);
      }
    }
  }

  run(): void {
    const { lines, unit } = this.#set;

    for (const line of lines) {
      this.#emitLine(line);
    }

    for (const glyph of this.#places.keys()) {
      if (!this.#shown.has(glyph)) {
        for (const index of [glyph.index, ...glyph.copies]) {
          this.#changes.removed.add(index);
        }
      }
    }

    orderByLines(unit, lines, this.#changes);

    // New text stands in the text object of a glyph, which may be one that is removed.
    for (const line of lines) {
      this.#last = null;

      for (const { part, left } of [...line.parts].sort((one, other) => one.word - other.word)) {
        if (part.kind === 'old') {
          this.#last = part.glyphs.at(-1) ?? this.#last;
        } else {
          this.#insert(part, line, left, unit);
        }
      }
    }
  }

  #emitLine(line: PlacedLine): void {
    const { words } = this.#set;

    for (const { part, left, word } of line.parts) {
      if (part.kind === 'old') {
        const movement = this.#emitPart(part, line, left);

        if (part === words[word]!.parts.at(-1)) {
          this.#emitAll(words[word]!.spaces, movement);
        }
      }
    }

    if (line.hyphen !== null) {
      const { glyph, left, line: own } = line.hyphen;
      this.#emit(glyph, {
        along: left - glyph.left,
        above: line.base - this.#set.unit.lines[own]!.base - this.#down,
        scale: this.#set.measures.scale,
      });
    }
  }

  #emitPart(part: OldPart, line: PlacedLine, left: number): Movement {
    const { measures, unit } = this.#set;
    const { scale } = measures;
    const base = unit.lines[part.line]!.base;
    const at = (glyph: PlacedGlyph): Movement => ({
      along: left + (glyph.left - part.left) * scale - glyph.left,
      above: line.base - base + (glyph.base - base) * (scale - 1) - this.#down,
      scale,
    });

    for (const glyph of part.glyphs) {
      this.#emit(glyph, at(glyph));
    }

    return at(part.glyphs.at(-1)!);
  }

  #emitAll(glyphs: readonly PlacedGlyph[], movement: Movement): void {
    for (const glyph of glyphs) {
      this.#emit(glyph, movement);
    }
  }

  #emit(glyph: PlacedGlyph, movement: Movement): void {
    this.#shown.add(glyph);
    moveGlyph(this.#set.unit, this.#changes, glyph, movement);
  }

  #insert({ text, like }: NewPart, line: PlacedLine, left: number, unit: PageUnit): void {
    const { scale } = this.#set.measures;
    const place = this.#places.get(like) ?? 0;
    const own = unit.lines[unit.characters[place]?.line ?? 0]!;
    const raised = (like.base - own.base) * scale;
    const [x, y] = fromFrame(unit.frame, [left, line.base + raised - this.#down]);
    const [right, up] = this.#moved;
    const isBefore = this.#shown.has(like) && (this.#last === null ? this.#isLater(place, line) : false);

    this.#changes.insert(
      {
        origin: [x + right, y + up],
        scale: scale * text.scale,
        operators: text.operators,
      },
      { index: isBefore ? like.index : this.#anchor(like, place), isBefore },
    );
  }

  /** True when new text at the start of a line precedes the glyph that it looks like. */
  #isLater(place: number, line: PlacedLine): boolean {
    const first = line.parts.find(({ part }) => part.kind === 'old')?.part;

    return first?.kind === 'old' && first.from <= place && place <= first.to;
  }

  /** Glyph behind which new text is written: spaces that one operator shows with it stay in front of it. */
  #anchor(like: PlacedGlyph, place: number): number {
    const { characters } = this.#set.unit;
    let anchor = like;

    for (let at = place + 1; at < characters.length; at += 1) {
      const next = characters[at]!.glyph;

      if (next === null || !next.isSpace || next.glyph.shown !== like.glyph.shown || !this.#shown.has(next)) {
        break;
      }

      anchor = next;
    }

    return anchor.index;
  }
}
