import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import { namedGlyph } from '../packed-glyphs.ts';
import { isUpright } from '../upright.ts';
import { linesOf, type TextLine } from './lines.ts';
import { piecesOf } from './pieces.ts';

const pairs = ['()', '[]', '{}', '«»', '‹›'] as const;
const openingOf = new Map(
  pairs.flatMap(([open = '', close = '']) => [[open, open] as const, [close, open] as const]),
);
const closingOf = new Map(pairs.map(([open = '', close = '']) => [open, close] as const));

/**
 * Normalizes brackets in right-to-left text: depending on the producer and the text engine, they are stored
 * as they look or as they are meant. The characters beside them show their meaning.
 */
export function readBrackets(glyphs: readonly PageGlyph[]): readonly PageGlyph[] {
  if (!glyphs.some(({ text }) => openingOf.has(text)) || !glyphs.some(({ text }) => rightToLeft.test(text))) {
    return glyphs;
  }

  const meant = new Map<PageGlyph, string>();
  const upright = glyphs.filter(isUpright);

  for (const line of linesOf(piecesOf(upright), 0)) {
    if (rightToLeft.test(line.text)) {
      readLine(line, meant);
    }
  }

  return glyphs.map((glyph) => {
    const text = meant.get(glyph);

    return text === undefined || text === glyph.text ? glyph : namedGlyph(glyph, text, glyph.block);
  });
}

function readLine({ glyphs }: TextLine, meant: Map<PageGlyph, string>): void {
  const open: string[] = [];

  for (const [index, { glyph, before }] of glyphs.entries()) {
    const kind = openingOf.get(glyph.text);

    if (kind === undefined) {
      continue;
    }

    const next = glyphs[index + 1];
    const isAfterSpace = index === 0 || before !== '' || openingOf.has(glyphs[index - 1]!.glyph.text);
    const isBeforeSpace = next === undefined || next.before !== '' || /^[.,:;!?،؛؟%]$/.test(next.glyph.text);
    const opens = isAfterSpace === isBeforeSpace ? !open.includes(kind) : isAfterSpace;

    if (opens) {
      open.push(kind);
    } else if (open.includes(kind)) {
      open.splice(open.lastIndexOf(kind), 1);
    }

    meant.set(glyph, opens ? kind : (closingOf.get(kind) ?? glyph.text));
  }
}
