import type { Block, DocumentLayout, Paragraph } from '@octavo/layout/model';
import { documentLanguage } from '../document-language.ts';
import { plainInlines } from '../plain-inlines.ts';
import { runningBlocks } from '../running-blocks.ts';
import { element, startTag } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import { HtmlBlocks } from './html-blocks.ts';
import type { HtmlPictures } from './html-figure.ts';
import { htmlStyle } from './html-style.ts';

/** Writes a document as one self-contained HTML page. `name` is its title when the document has none. */
export function writeHtml(layout: DocumentLayout, pictures: HtmlPictures, name: string): string {
  const paragraphs = layout.sections.flatMap(({ blocks }) => blocks.filter(isParagraph));
  const writer = new HtmlBlocks(layout, pictures);
  const { headers, footers } = runningBlocks(layout);
  const main = layout.sections.map(({ blocks }) => writer.write(blocks)).join('\n');
  const parts = [
    part('header', {}, writer.write(headers)),
    part('main', { class: mostly(paragraphs, ({ vertical }) => vertical) ? 'vertical' : null }, main),
    part('footer', {}, writer.write(footers)),
    writer.notes(),
  ];

  return `<!DOCTYPE html>
${startTag('html', {
  lang: documentLanguage(layout),
  dir: mostly(paragraphs, ({ direction }) => direction === 'rtl') ? 'rtl' : null,
})}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${element('title', {}, escapeHtml(layout.title ?? titleIn(paragraphs) ?? name))}
${layout.author === null ? '' : `${startTag('meta', { name: 'author', content: layout.author })}\n`}<style>${htmlStyle}</style>
</head>
<body>
${parts.filter((html) => html !== '').join('\n')}
</body>
</html>
`;
}

function part(name: string, attributes: Readonly<Record<string, string | null>>, content: string): string {
  return content === '' ? '' : element(name, attributes, `\n${content}\n`);
}

function titleIn(paragraphs: readonly Paragraph[]): string | null {
  const headings = paragraphs.filter(({ role }) => role.kind === 'heading');
  const first = headings.find(({ role }) => role.kind === 'heading' && role.level === 0) ?? headings[0];
  const text =
    first === undefined
      ? ''
      : plainInlines(first.inlines, () => '')
          .replace(/\s+/g, ' ')
          .trim();

  return text === '' ? null : text;
}

function isParagraph(block: Block): block is Paragraph {
  return block.kind === 'paragraph';
}

function mostly(paragraphs: readonly Paragraph[], fits: (paragraph: Paragraph) => boolean): boolean {
  return paragraphs.filter(fits).length > paragraphs.length / 2;
}
