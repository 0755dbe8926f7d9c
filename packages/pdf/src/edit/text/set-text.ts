import type { SfntFont } from '../../font/sfnt-font.ts';
import { type Directions, directionsOf, inDisplayOrder } from './directions.ts';
import { type FontChoice, fontRuns, glyphFor } from './font-runs.ts';
import type { FontSource, ShapedGlyph } from './font-source.ts';
import { isIgnorable, needsShaping } from './scripts.ts';

/** Glyphs that show some characters and cannot be told apart; lengths in ems. */
export interface SetCluster {
  readonly text: string;
  readonly glyphs: readonly Omit<ShapedGlyph, 'cluster'>[];
}

/** Clusters of one font, from left to right. */
export interface SetRun {
  readonly font: SfntFont;
  readonly rightToLeft: boolean;
  readonly clusters: readonly SetCluster[];
}

export interface SetLine {
  /** Runs from left to right. */
  readonly runs: readonly SetRun[];
  /** Sum of the advances in ems. */
  readonly advance: number;
}

/** Text with the glyphs that show it; lengths in ems. */
export interface SetText {
  readonly lines: readonly SetLine[];
  /** Width of the longest line. */
  readonly width: number;
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  /** Height of a capital letter of the first font. */
  readonly capHeight: number;
}

/**
 * Chooses the glyphs of a text: a font for every character, directions, and the forms of scripts that need shaping.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function setText(text: string, choice: FontChoice, source: FontSource): Promise<SetText> {
  const lines: SetLine[] = [];

  for (const line of text.split(/\r\n?|\n|\u2028|\u2029/)) {
    lines.push(await setLine(withoutControls(line), choice, source));
  }

  const fonts = lines.flatMap(({ runs }) => runs.map(({ font }) => font));

  return {
    lines,
    width: Math.max(0, ...lines.map(({ advance }) => advance)),
    ascent: Math.max(0, ...fonts.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...fonts.map(({ descent }) => -descent)),
    capHeight: fonts[0]?.capHeight ?? 0,
  };
}

/** Tabs become spaces; other controls have no shape. */
function withoutControls(line: string): string {
  return line.replace(/\t/g, '    ').replace(/[\p{Cc}\p{Cs}]/gu, '');
}

async function setLine(line: string, choice: FontChoice, source: FontSource): Promise<SetLine> {
  const directions = await directionsOf(line);
  const runs: (SetRun & { readonly level: number })[] = [];

  for (const run of await fontRuns(line, choice, source)) {
    for (const { start, end, level } of levelRuns(run, directions)) {
      const rightToLeft = level % 2 === 1;
      const text = line.slice(start, end);
      const clusters = needsShaping(text)
        ? grouped(
            line,
            end,
            (await source.loadShaper()).shape({ font: run.font, line, start, end, rightToLeft }),
          ).flatMap((cluster) => withoutLigature(cluster, run.font))
        : oneByOne(text, run.font, rightToLeft ? directions : null);
      runs.push({ font: run.font, rightToLeft, clusters, level });
    }
  }

  const shown = inDisplayOrder(runs).filter(({ clusters }) => clusters.length > 0);

  return {
    runs: shown,
    advance: shown
      .flatMap(({ clusters }) => clusters.flatMap(({ glyphs }) => glyphs))
      .reduce((sum, { advance }) => sum + advance, 0),
  };
}

function levelRuns({ start, end }: { readonly start: number; readonly end: number }, directions: Directions) {
  const parts: { start: number; end: number; level: number }[] = [];

  for (let at = start; at < end; at += 1) {
    const level = directions.levelAt(at);
    const last = parts.at(-1);

    if (last?.level === level) {
      last.end = at + 1;
    } else {
      parts.push({ start: at, end: at + 1, level });
    }
  }

  return parts;
}

/** One glyph for each character; `mirror` is set for text from right to left. */
function oneByOne(text: string, font: SfntFont, mirror: Directions | null): SetCluster[] {
  const clusters = [...text]
    .filter((character) => !isIgnorable(character))
    .map((character): SetCluster => {
      const mirrored = mirror?.mirrored(character) ?? character;
      const glyph = glyphFor(font, mirrored) || glyphFor(font, character);

      return { text: character, glyphs: [{ glyph, advance: font.advanceOf(glyph), right: 0, up: 0 }] };
    });

  return mirror === null ? clusters : clusters.toReversed();
}

/** Groups shaped glyphs by the characters they show. */
function grouped(line: string, end: number, glyphs: readonly ShapedGlyph[]): SetCluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const clusters: { readonly start: number; readonly glyphs: ShapedGlyph[] }[] = [];

  for (const glyph of glyphs) {
    const last = clusters.at(-1);

    if (last?.start === glyph.cluster) {
      last.glyphs.push(glyph);
    } else {
      clusters.push({ start: glyph.cluster, glyphs: [glyph] });
    }
  }

  return clusters.map((cluster) => ({
    text: line.slice(cluster.start, starts[starts.indexOf(cluster.start) + 1] ?? end),
    glyphs: cluster.glyphs,
  }));
}

/** Lam and alef, which the script joins to one sign. */
const lamAlef = /^\u0644([\u0622\u0623\u0625\u0627\u0671])$/;

/** Character without a shape, whose glyph is blank. */
const zeroWidthSpace = 0x200b;

/**
 * Lam-alef as two clusters: readers turn lines from right to left around letter by letter, those of a ligature too. The
 * sign stands for its second letter, which is on the left, and a blank glyph behind it for the first.
 */
function withoutLigature(cluster: SetCluster, font: SfntFont): SetCluster[] {
  const [, alef] = lamAlef.exec(cluster.text) ?? [];
  const blank = font.glyphOf(zeroWidthSpace);

  return alef === undefined || blank === 0 || cluster.glyphs.length !== 1
    ? [cluster]
    : [
        { text: alef, glyphs: cluster.glyphs },
        { text: cluster.text.slice(0, 1), glyphs: [{ glyph: blank, advance: 0, right: 0, up: 0 }] },
      ];
}
