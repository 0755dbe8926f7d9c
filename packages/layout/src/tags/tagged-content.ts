import type { DocumentContent, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { namedGlyph, unpackedPage } from '../packed-glyphs.ts';
import { elementRows } from './element-rows.ts';
import { overfullBlocks } from './overfull-blocks.ts';
import { none, tagBlocks } from './tag-blocks.ts';
import { type TagTables, tagTables } from './tag-tables.ts';
import { areTagsTrusted } from './trusted-tags.ts';

export interface TaggedContent {
  readonly content: DocumentContent;
  /** True when the tag tree is reliable evidence of paragraphs, headings and tables. */
  readonly isTrusted: boolean;
  readonly tables?: TagTables;
}

/** Soft hyphen: the actual text of elements whose hyphen only breaks a word. */
const softHyphen = '\u00ad';

/** Assigns every glyph and field of a tagged document to its block, when the tags can be trusted. */
export function withBlocks(content: DocumentContent): TaggedContent {
  const { pages, tags } = content;
  const blocks = tagBlocks(tags);
  const blockOf = (glyph: PageGlyph, page: PageContent): number =>
    blocks[page.tags?.elementOf.get(glyph.markedContent) ?? none] ?? none;

  if (tags.length === 0 || !areTagsTrusted(pages, tags, blockOf)) {
    return { content: { ...content, pages: pages.map(unpackedPage) }, isTrusted: false };
  }

  return {
    content: { ...content, pages: pages.map(withOwnBlocks) },
    isTrusted: true,
    tables: tagTables(tags),
  };

  function withOwnBlocks(packed: PageContent): PageContent {
    const page = unpackedPage(packed);
    const overfull = overfullBlocks(elementRows(page.glyphs, (glyph) => blockOf(glyph, page)));
    const believed = (block: number): number => (overfull.has(block) ? none : block);

    return {
      ...page,
      glyphs: page.glyphs.map((glyph) => {
        const element = page.tags?.elementOf.get(glyph.markedContent) ?? none;
        const isSoft = tags[element]?.actualText === softHyphen && glyph.text === '-';

        return namedGlyph(glyph, isSoft ? softHyphen : glyph.text, believed(blocks[element] ?? none));
      }),
      fields: page.fields.map((field) => ({
        ...field,
        block: believed(blocks[field.element ?? none] ?? none),
      })),
    };
  }
}
