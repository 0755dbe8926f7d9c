import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { readContent } from '@octavo/engine-node/pdfium/read-content';
import type { Block, DocumentLayout, Inline, Paragraph } from '@octavo/layout/model';
import { readLayout } from '@octavo/layout/read-layout';
import { openPdf } from '@octavo/pdf/document';
import sharp from 'sharp';

/**
 * Draws the layout model over the pages of a PDF and writes the text of each block, which makes errors of the
 * model visible.
 */

const [file = '', chosen = '', folder = 'bench/layout/overlays'] = process.argv.slice(2);
const dpi = 110;
const colours = { paragraph: '#0a7', table: '#06c', figure: '#c60', 'floating-text': '#a0a', note: '#880' };

interface LabelledBlock {
  readonly block: Block;
  readonly kind: keyof typeof colours;
  readonly label: string;
}

const bytes = readFileSync(file);
const document = openPdf(bytes, codec);
using pdfium = await loadDocument(bytes);
const content = readContent({
  pdfium,
  document,
  pages: Array.from({ length: document.pageCount }, (_, index) => index),
  signal: new AbortController().signal,
});
const layout = readLayout(content);
const marked = markedBlocks(layout);
const wanted = chosen === '' ? content.pages.map(({ pageIndex }) => pageIndex + 1) : [Number(chosen)];

for (const pageNumber of wanted) {
  await overlay(pageNumber - 1);
}

async function overlay(pageIndex: number): Promise<void> {
  const { width, height, data } = drawPage(pdfium, pageIndex, dpi);
  const own = marked.flatMap(({ block, kind, label }) =>
    block.places
      .filter((place) => place.pageIndex === pageIndex)
      .map((place, part) => ({ ...place.box, colour: colours[kind], label: part > 0 ? `${label}…` : label })),
  );
  const boxes = own.map(({ left, top, right, bottom, colour, label }) => {
    const [x, y] = [left, top].map((points) => (points * dpi) / 72) as [number, number];
    const size = `width="${((right - left) * dpi) / 72}" height="${((bottom - top) * dpi) / 72}"`;

    return (
      `<rect x="${x}" y="${y}" ${size} fill="${colour}" fill-opacity="0.08" stroke="${colour}"/>` +
      `<text x="${x}" y="${y}" font-family="sans-serif" font-size="11" fill="${colour}">${label}</text>`
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join('')}</svg>`;
  const pixels = Buffer.from(data);

  // PDFium paints blue first.
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.writeUInt8(data[at + 2] ?? 0, at);
    pixels.writeUInt8(data[at] ?? 0, at + 2);
  }

  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${pageIndex + 1}.png`);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(path);
  process.stdout.write(`\n== ${path}\n`);

  for (const { block, label } of marked.filter(({ block }) => block.places[0].pageIndex === pageIndex)) {
    process.stdout.write(`${label}: ${textOfBlock(block)}\n`);
  }
}

function markedBlocks({ sections, notes }: DocumentLayout): LabelledBlock[] {
  let order = 0;
  const mark = (
    block: Block,
    kind: LabelledBlock['kind'] = block.kind,
    name: string = kind,
  ): LabelledBlock => {
    order += 1;

    return {
      block,
      kind,
      label: `${order} ${block.kind === 'paragraph' && kind !== 'note' ? role(block) : name}`,
    };
  };

  return [
    ...sections.flatMap(({ blocks }) => blocks.map((block) => mark(block))),
    ...notes.flatMap((note) => note.blocks.map((block) => mark(block, 'note', `note ${note.mark}`))),
  ];
}

function role({ role: { kind }, alignment, direction, vertical, background }: Paragraph): string {
  const looks = [alignment, direction === 'rtl' ? 'rtl' : '', vertical ? 'vertical' : '', background ?? ''];

  return [kind, ...looks.filter((look) => look !== '' && look !== 'left')].join(' ');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines.map(textOfInline).join('');
    case 'table':
      return block.cells.map(({ blocks }) => blocks.map(textOfBlock).join(' / ')).join(' | ');
    case 'floating-text':
      return `${Math.round(block.angle)}° ${block.blocks.map(textOfBlock).join(' / ')}`;
    case 'figure':
      return `${block.source.kind} ${block.placement}${block.behindText ? ' behind' : ''}`;
  }
}

function textOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return '⏎';
    case 'tab':
      return '⇥';
    case 'note':
      return `[note ${inline.note}]`;
    case 'field':
      return `[${inline.field.kind}: ${inline.field.value}]`;
    default:
      return `[${inline.kind}]`;
  }
}
