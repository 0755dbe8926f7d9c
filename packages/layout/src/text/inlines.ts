import type { FontFace, PageField, PageGlyph, PageLinkTarget } from '@octavo/pdf/content/page-content';
import { unknownFace } from '../font-face.ts';
import type { Inline, TextRun, TextStyle } from '../model.ts';
import type { Decorations } from './decorations.ts';
import type { SetGlyph, TextLine } from './lines.ts';

/** Data that determines the style of a glyph. */
export interface StyleSource {
  readonly fonts: readonly FontFace[];
  readonly decorations: Decorations;
  /** The note that a glyph is the mark of. */
  noteOf(glyph: PageGlyph): number | undefined;
  fieldOf(glyph: PageGlyph): PageField | undefined;
}

const thresholds = {
  /** Largest size of raised and lowered letters, in multiples of the line's. */
  markSize: 0.85,

  /** Smallest rise of raised letters, in multiples of the font size. */
  raised: 0.12,

  /** Smallest fall of lowered letters, in multiples of the font size. */
  lowered: 0.06,

  /** Largest difference from a whole font size that is rounded away, in points. */
  wholeSize: 0.15,
};

export function faceOfGlyph(glyph: PageGlyph, fonts: readonly FontFace[]): FontFace {
  return fonts[glyph.font] ?? unknownFace;
}

/** Style of a glyph within its line. */
function styleOf(glyph: PageGlyph, line: TextLine, { fonts, decorations }: StyleSource): TextStyle {
  const face = faceOfGlyph(glyph, fonts);
  const isSmall = glyph.sizePoints < line.sizePoints * thresholds.markSize;
  const shift = (glyph.baseline - line.baseline) / line.sizePoints;
  const position =
    isSmall && shift < -thresholds.raised
      ? 'superscript'
      : isSmall && shift > thresholds.lowered
        ? 'subscript'
        : 'normal';

  return {
    family: face.family,
    serif: face.serif,
    fixedPitch: face.fixedPitch,
    // Word processors shrink raised text themselves, so its size is that of the line.
    sizePoints: roundSize(position === 'normal' ? glyph.sizePoints : line.sizePoints),
    bold: face.bold,
    italic: face.italic,
    underline: decorations.isUnderlined(glyph, line),
    strike: decorations.isStruck(glyph, line),
    colour: glyph.colour,
    highlight: decorations.highlightOf(glyph),
    position,
  };
}

/** Rounds to half points, as word processors do; a size within 0.15 of a whole point becomes that. */
export function roundSize(points: number): number {
  const whole = Math.round(points);

  return Math.abs(points - whole) <= thresholds.wholeSize ? whole : Math.round(points * 2) / 2;
}

/** Runs of the glyphs of a line. */
export function inlinesOf(glyphs: readonly SetGlyph[], line: TextLine, source: StyleSource): Inline[] {
  const inlines: Inline[] = [];
  // Characters are joined at once: V8 keeps a string that grew by characters as a tree, which takes 32 bytes
  // for each.
  let open: { characters: string[]; style: TextStyle; link: PageLinkTarget | null } | null = null;

  const close = (): void => {
    if (open !== null) {
      const { characters, style, link } = open;
      inlines.push({ kind: 'text', text: characters.join(''), style, link });
    }

    open = null;
  };

  let last: Inline | null = null;

  for (const { glyph, before } of glyphs) {
    const style = styleOf(glyph, line, source);
    const link = source.decorations.linkOf(glyph);

    if (before === '\t') {
      close();
      inlines.push({ kind: 'tab' });
    } else if (before === ' ' && open !== null) {
      // The space belongs to the run before it, so that no run begins with one.
      open.characters.push(' ');
    } else if (before === ' ' && inlines.length > 0) {
      open = { characters: [' '], style, link };
    }

    const special = specialInline(glyph, style, source);

    if (special !== null) {
      close();

      // A note mark of two digits is one mark.
      if (special.kind !== 'note' || last?.kind !== 'note' || last.note !== special.note) {
        inlines.push(special);
      }

      last = special;
      continue;
    }

    if (open === null || !sameStyle(open.style, style) || !sameLink(open.link, link)) {
      close();
      open = { characters: [], style, link };
    }

    open.characters.push(glyph.text);
    last = null;
  }

  close();

  return inlines;
}

/** Inline for a glyph that represents something other than text; null for text. */
function specialInline(glyph: PageGlyph, style: TextStyle, source: StyleSource): Inline | null {
  const note = source.noteOf(glyph);

  if (note !== undefined) {
    return { kind: 'note', note, style };
  }

  const field = source.fieldOf(glyph);

  if (field === undefined) {
    return null;
  }

  const { name, kind, value, left, right } = field;

  return { kind: 'field', field: { name, kind, value, widthPoints: right - left }, style };
}

/** Text of inlines, including tabs and line ends. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      inline.kind === 'text'
        ? inline.text.replaceAll('\u00ad', '')
        : inline.kind === 'tab'
          ? '\t'
          : inline.kind === 'break'
            ? '\n'
            : inline.kind === 'field'
              ? inline.field.value
              : '',
    )
    .join('');
}

/** Joins neighbours of equal style. */
export function mergeRuns(inlines: readonly Inline[]): Inline[] {
  const merged: Inline[] = [];

  for (const inline of inlines) {
    const last = merged.at(-1);

    if (inline.kind === 'text' && last?.kind === 'text' && sameLook(last, inline)) {
      merged[merged.length - 1] = { ...last, text: last.text + inline.text };
    } else {
      merged.push(inline);
    }
  }

  return merged;
}

function sameLook(a: TextRun, b: TextRun): boolean {
  return sameLink(a.link, b.link) && sameStyle(a.style, b.style);
}

function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return (
    a === b ||
    (a.family === b.family &&
      a.sizePoints === b.sizePoints &&
      a.bold === b.bold &&
      a.italic === b.italic &&
      a.underline === b.underline &&
      a.strike === b.strike &&
      a.colour === b.colour &&
      a.highlight === b.highlight &&
      a.position === b.position)
  );
}

function sameLink(a: PageLinkTarget | null, b: PageLinkTarget | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
