import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { namedGlyph } from '../packed-glyphs.ts';
import { isUpright } from '../upright.ts';

const thresholds = {
  /** Share of the narrower of the two that accent and letter have in common. */
  leastShared: 0.5,

  /** Largest distance between their middles, in multiples of the font size; slanted letters are off centre. */
  offCentre: 0.3,

  /** Largest distance between the pen of an accent without a width and its letter, in multiples of the font size. */
  penOff: 0.1,

  /** Width below which an accent has none, in multiples of the font size. */
  widthless: 0.05,

  /** Distance within which the letter of an accent is searched, in multiples of the accent's font size. */
  reach: 0.8,

  /** Limits of the rise of an accent above its usual height, in multiples of the font size: capitals are higher. */
  mostRaised: 0.6,
  mostLowered: 0.12,

  /** Largest ratio of the font sizes of accent and letter. */
  otherSize: 1.3,
};

/** Combining characters of the accents that fonts have as characters of their own. */
const combining: ReadonlyMap<string, string> = new Map([
  ['\u0060', '\u0300'],
  ['\u00b4', '\u0301'],
  ['\u005e', '\u0302'],
  ['\u02c6', '\u0302'],
  ['\u007e', '\u0303'],
  ['\u02dc', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02c9', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
]);

/** Characters that are accents only where they make a letter of their own: programs and formulas use them, too. */
const alsoSigns = /^[\u0060\u005e\u007e]$/;

const combiningMark = /^[\u0300-\u036f]$/;
const letter = /^[\p{Lu}\p{Ll}]$/u;
const letterOrSign = /^[\p{Lu}\p{Ll}\p{Sm}]$/u;

/** Stroke through a sign, which negates it: `=` becomes `≠`. */
const stroke = '\u0338';

/** Letters that lose their dot under an accent. */
const dotted: ReadonlyMap<string, string> = new Map([
  ['\u0131', 'i'],
  ['\u0237', 'j'],
  ['\u{1d6a4}', 'i'],
  ['\u{1d6a5}', 'j'],
]);

interface Accent {
  readonly glyph: PageGlyph;
  readonly mark: string;
}

/**
 * Composes accents that stand over their letters as glyphs of their own, as TeX sets them, before or after the
 * letter: `e` and `´` become `é`; and strokes through signs: `=` and a stroke become `≠`. Only positions count, so a
 * circumflex beside a letter stays as it is.
 */
export function composeAccents(glyphs: readonly PageGlyph[]): readonly PageGlyph[] {
  const accents = glyphs.filter((glyph) => isAccent(glyph.text) && isUpright(glyph));
  const bases = accents.length === 0 ? [] : glyphs.filter(isBase).sort((a, b) => middle(a) - middle(b));
  const accentsOf = new Map<PageGlyph, Accent[]>();

  for (const glyph of accents) {
    const mark = combining.get(glyph.text) ?? glyph.text;
    const base = baseOf(glyph, mark, bases);

    if (base !== null) {
      accentsOf.set(base, [...(accentsOf.get(base) ?? []), { glyph, mark }]);
    }
  }

  return accentsOf.size === 0 ? glyphs : withComposed(glyphs, accentsOf);
}

function isAccent(text: string): boolean {
  return combining.has(text) || combiningMark.test(text);
}

function isBase(glyph: PageGlyph): boolean {
  return letterOrSign.test(glyph.text) && isUpright(glyph);
}

/** True for a character that a mark belongs to: a letter, or for a stroke a sign that has a negation. */
function takes(text: string, mark: string): boolean {
  return mark === stroke ? composed(text, [mark]).length === 1 : letter.test(text);
}

function middle({ left, right }: PageGlyph): number {
  return (left + right) / 2;
}

/**
 * Letter that an accent stands over or under, or sign that a stroke crosses: the one with the nearest middle. It is
 * searched by position, because the text engine moves an accent behind the text that it was set over.
 *
 * @param bases letters and signs in the order of their middles
 */
function baseOf(accent: PageGlyph, mark: string, bases: readonly PageGlyph[]): PageGlyph | null {
  const reach = accent.sizePoints * thresholds.reach;
  let nearest: PageGlyph | null = null;

  for (let index = firstFrom(middle(accent) - reach, bases); index < bases.length; index += 1) {
    const base = bases[index]!;

    if (middle(base) > middle(accent) + reach) {
      break;
    }

    if (
      (nearest === null || offCentre(accent, base) < offCentre(accent, nearest)) &&
      fits(accent, base) &&
      takes(base.text, mark) &&
      (!alsoSigns.test(accent.text) || composed(base.text, [mark]).length === 1)
    ) {
      nearest = base;
    }
  }

  return nearest;
}

/** Index of the first of the bases whose middle is not left of a position. */
function firstFrom(x: number, bases: readonly PageGlyph[]): number {
  let [from, to] = [0, bases.length];

  while (from < to) {
    const half = (from + to) >> 1;

    if (middle(bases[half]!) < x) {
      from = half + 1;
    } else {
      to = half;
    }
  }

  return from;
}

function fits(accent: PageGlyph, base: PageGlyph): boolean {
  const size = base.sizePoints;
  const raised = base.baseline - accent.baseline;
  const ratio = Math.max(accent.sizePoints, size) / Math.min(accent.sizePoints, size);

  return (
    ratio < thresholds.otherSize &&
    raised > -size * thresholds.mostLowered &&
    raised < size * thresholds.mostRaised &&
    (accent.right - accent.left < size * thresholds.widthless ? isPenAt(accent, base) : isOver(accent, base))
  );
}

function isOver(accent: PageGlyph, base: PageGlyph): boolean {
  const shared = Math.min(accent.right, base.right) - Math.max(accent.left, base.left);
  const narrower = Math.min(accent.right - accent.left, base.right - base.left);

  return (
    shared > narrower * thresholds.leastShared &&
    offCentre(accent, base) < base.sizePoints * thresholds.offCentre
  );
}

/** True for an accent without a width whose pen is in or at the end of the letter. */
function isPenAt({ originX }: PageGlyph, { left, right, sizePoints }: PageGlyph): boolean {
  const reach = sizePoints * thresholds.penOff;

  return originX > left && originX < right + reach;
}

function offCentre(one: PageGlyph, other: PageGlyph): number {
  return Math.abs(middle(one) - middle(other));
}

/** The glyphs with composed letters, without the accents and the breaks that the text engine made for them. */
function withComposed(
  glyphs: readonly PageGlyph[],
  accentsOf: ReadonlyMap<PageGlyph, readonly Accent[]>,
): PageGlyph[] {
  const indexOf = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const dropped = new Set<number>();

  for (const [base, accents] of accentsOf) {
    for (const { glyph } of accents) {
      const at = indexOf.get(glyph)!;
      const step = indexOf.get(base)! < at ? -1 : 1;
      dropped.add(at);

      for (let index = at + step; glyphs[index]?.made === true; index += step) {
        dropped.add(index);
      }
    }
  }

  return glyphs.flatMap((glyph, index) => {
    const accents = accentsOf.get(glyph);

    if (dropped.has(index)) {
      return [];
    }

    return [accents === undefined ? glyph : namedGlyph(glyph, textWith(glyph, accents), glyph.block)];
  });
}

/** Text of a letter with its accents, of which the lowest is composed first. */
function textWith(base: PageGlyph, accents: readonly Accent[]): string {
  const upwards = [...accents].sort((one, other) => other.glyph.baseline - one.glyph.baseline);

  return composed(base.text, [...new Set(upwards.map(({ mark }) => mark))]);
}

function composed(base: string, marks: readonly string[]): string {
  return `${dotted.get(base) ?? base}${marks.join('')}`.normalize('NFC');
}
