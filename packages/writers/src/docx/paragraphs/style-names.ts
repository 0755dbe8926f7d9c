import type { Paragraph } from '@octavo/layout/model';

/** Context of a paragraph, which determines the style of ordinary text. */
export type ParagraphLocation = 'body' | 'cell' | 'header' | 'footer' | 'note';

/** Built-in styles of Word by name, with their priority in the style list. */
const known = {
  Normal: ['Normal', 0],
  Title: ['Title', 10],
  Heading1: ['heading 1', 9],
  Heading2: ['heading 2', 9],
  Heading3: ['heading 3', 9],
  Heading4: ['heading 4', 9],
  Heading5: ['heading 5', 9],
  Heading6: ['heading 6', 9],
  ListBullet: ['List Bullet', 99],
  ListNumber: ['List Number', 99],
  Caption: ['caption', 35],
  HTMLPreformatted: ['HTML Preformatted', 99],
  TableText: ['Table Text', 99],
  Header: ['header', 99],
  Footer: ['footer', 99],
  FootnoteText: ['footnote text', 99],
  TOC1: ['toc 1', 39],
  TOC2: ['toc 2', 39],
  TOC3: ['toc 3', 39],
  TOC4: ['toc 4', 39],
} as const satisfies Readonly<Record<string, readonly [string, number]>>;

export type StyleId = keyof typeof known;

const headings = ['Title', 'Heading1', 'Heading2', 'Heading3', 'Heading4', 'Heading5', 'Heading6'] as const;
const contents = ['TOC1', 'TOC2', 'TOC3', 'TOC4'] as const;
const plain = {
  body: 'Normal',
  cell: 'TableText',
  header: 'Header',
  footer: 'Footer',
  note: 'FootnoteText',
} as const satisfies Readonly<Record<ParagraphLocation, StyleId>>;

/** Style of a paragraph, by its role and context. */
export function styleIdOf({ role }: Paragraph, surroundings: ParagraphLocation): StyleId {
  switch (role.kind) {
    case 'heading':
      return headings[Math.min(role.level, 6)] ?? 'Heading6';
    case 'list-item':
      return role.mark.kind.kind === 'bullet' ? 'ListBullet' : 'ListNumber';
    case 'caption':
      return 'Caption';
    case 'code':
      return 'HTMLPreformatted';
    case 'contents-entry':
      return contents[Math.min(Math.max(1, role.level), 4) - 1] ?? 'TOC4';
    case 'body':
      return plain[surroundings];
  }
}

export function styleName(id: StyleId): { readonly name: string; readonly priority: number } {
  const [name, priority] = known[id];

  return { name, priority };
}

/** Outline level of a heading style, counted from 0; null for other styles. */
export function outlineLevelOf(id: StyleId): number | null {
  const level = headings.findIndex((heading) => heading === id);

  return level > 0 ? level - 1 : null;
}

export function isHeading(id: StyleId): boolean {
  return headings.some((heading) => heading === id);
}
