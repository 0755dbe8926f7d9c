import type { PageField, PageGlyph } from '@octavo/pdf/content/page-content';
import type { SourceGlyph, SourceText, SourceTextLine } from '../model.ts';
import { shownValue } from '../page/field-glyphs.ts';
import type { TextLine } from '../text/lines.ts';
import type { ParagraphDraft } from './draft.ts';
import type { Lexicon } from './lexicon.ts';
import { joinOf } from './write-inlines.ts';

interface TextSource {
  readonly lexicon: Lexicon;
  /** Notes by their marks, which are no text. */
  readonly noteOf: ReadonlyMap<PageGlyph, number>;
  readonly fieldOf: ReadonlyMap<PageGlyph, PageField>;
}

/**
 * Text of a paragraph with the glyphs that show it. Lines are joined as writers join them; tabs and the author's
 * line ends stay.
 *
 * @param labelled true when the paragraph begins with the label of a list item
 */
export function sourceTextOf(draft: ParagraphDraft, labelled: boolean, source: TextSource): SourceText {
  const lines: SourceTextLine[] = [];
  let text = '';
  let labelLength = 0;

  for (const [index, line] of draft.lines.entries()) {
    const above = draft.lines[index - 1];

    if (above !== undefined) {
      const join = joinBetween(draft, above, line, source.lexicon);
      text = join === null ? withoutLast(text, lines) : text + join;
    }

    const inLabel = labelled && index === 0 ? (draft.label?.glyphs ?? 0) : 0;
    const glyphs: SourceGlyph[] = [];

    for (const [at, { glyph, before }] of line.glyphs.entries()) {
      const shown = shownText(glyph, source);

      if (at > 0) {
        text += at === inLabel && before === '' ? ' ' : before;
      }

      labelLength = at === inLabel && inLabel > 0 ? text.length : labelLength;

      if (shown !== null) {
        glyphs.push({ start: text.length, end: text.length + shown.length, glyph: glyph.shown ?? glyph });
        text += shown;
      }
    }

    lines.push({ pageIndex: line.pageIndex, glyphs });
  }

  return { text, labelLength, lines };
}

/** Text that a glyph stands for; null for the mark of a note. */
function shownText(glyph: PageGlyph, { noteOf, fieldOf }: TextSource): string | null {
  const field = fieldOf.get(glyph);

  return noteOf.has(glyph) ? null : field === undefined ? glyph.text : shownValue(field);
}

/** White space between two lines; null when the first one ends with a hyphen that only breaks a word. */
function joinBetween(
  draft: ParagraphDraft,
  above: TextLine,
  line: TextLine,
  lexicon: Lexicon,
): string | null {
  if (draft.keepsLines || draft.ended.has(above)) {
    return '\n';
  }

  const join = joinOf(above.text, line.text, lexicon);

  return join === 'drop-hyphen' ? null : join;
}

/** Takes the hyphen from the end of the text, and its glyph from the last line. */
function withoutLast(text: string, lines: SourceTextLine[]): string {
  const last = lines.at(-1);

  if (last === undefined || !/[-\u00ad\u2010]$/.test(text)) {
    return text;
  }

  const end = text.length - 1;
  const glyphs = last.glyphs
    .map((placed) => ({ ...placed, end: Math.min(placed.end, end) }))
    .filter((placed) => placed.start < placed.end);
  lines[lines.length - 1] = { ...last, glyphs };

  return text.slice(0, end);
}
