import type { Block, Inline } from '@octavo/layout/model';
import { shownValue } from '@octavo/layout/page/field-glyphs';
import { readLayout } from '@octavo/layout/read-layout';
import type { DocumentContent } from '@octavo/pdf/content/page-content';

/** A paragraph outside of all tables. */
export interface OutsideText {
  readonly pageIndex: number;
  readonly top: number;
  readonly text: string;
}

/** Text outside the tables of a document, in reading order, without running headers and footers. */
export function outsideTexts(content: DocumentContent): OutsideText[] {
  const pages = content.pages.map((page) =>
    page.scanned ? { ...page, images: [], illustrations: [] } : page,
  );
  // A sheet does not show the pictures of a scan, so their words are read as text.
  const layout = readLayout({ ...content, pages });

  return layout.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)).filter(({ text }) => text !== '');
}

function textsOf(block: Block): OutsideText[] {
  if (block.kind === 'floating-text') {
    return block.blocks.flatMap(textsOf);
  }

  if (block.kind !== 'paragraph') {
    return [];
  }

  const [{ pageIndex, box }] = block.places;
  const label = block.role.kind === 'list-item' ? `${block.role.mark.label} ` : '';

  return [{ pageIndex, top: box.top, text: `${label}${block.inlines.map(wordsOf).join('')}`.trim() }];
}

function wordsOf(inline: Inline): string {
  if (inline.kind === 'text') {
    return inline.text;
  }

  if (inline.kind === 'field') {
    return shownValue(inline.field);
  }

  return inline.kind === 'break' ? '\n' : inline.kind === 'tab' ? ' ' : '';
}
