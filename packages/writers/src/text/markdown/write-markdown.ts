import type { Block, DocumentLayout, Footnote, Paragraph, Table } from '@octavo/layout/model';
import { type Flow, type FlowItem, type FlowList, flowOf } from '../flow.ts';
import { headingLevels } from '../heading-level.ts';
import { HtmlBlocks } from '../html/html-blocks.ts';
import { listLabel } from '../list-label.ts';
import { commonMarks } from '../nest-runs.ts';
import { plainInlines } from '../plain-inlines.ts';
import { runningBlocks } from '../running-blocks.ts';
import { escapeLineStart } from './escape-markdown.ts';
import { type MarkdownContext, markdownInlines } from './markdown-inlines.ts';
import { markdownTable } from './markdown-table.ts';

/** Writes a document as CommonMark with GitHub tables and footnotes; unsupported content becomes HTML. */
export function writeMarkdown(layout: DocumentLayout): string {
  const { headers, footers } = runningBlocks(layout);
  const writer = new MarkdownWriter(layout);
  const texts = [headers, ...layout.sections.map(({ blocks }) => blocks), footers].map((blocks) =>
    writer.blocks(blocks),
  );

  return `${[...texts, writer.notes()].filter((text) => text !== '').join('\n\n')}\n`;
}

class MarkdownWriter {
  readonly #levelOf: (level: number) => number;
  readonly #notes: readonly Footnote[];
  readonly #context: MarkdownContext;
  readonly #html: HtmlBlocks;

  constructor(layout: DocumentLayout) {
    this.#levelOf = headingLevels(layout);
    this.#notes = layout.notes;
    this.#context = {
      bodyStyle: layout.bodyStyle,
      lineEnd: '\\\n',
      noteMark: (id) => this.#noteMark(id),
    };
    this.#html = new HtmlBlocks({ ...layout, notes: [] }, new Map());
  }

  blocks(blocks: readonly Block[]): string {
    return this.#flow(flowOf(blocks));
  }

  notes(): string {
    return this.#notes
      .map(({ blocks }, index) => {
        const texts = blocks.map((block) => this.#lines(block)).filter((text) => text !== '');

        return `[^${index + 1}]: ${indented(texts.join('\n\n'), '    ')}`;
      })
      .join('\n\n');
  }

  #flow(flow: readonly Flow[]): string {
    const parts: string[] = [];
    let last: Flow | null = null;

    for (const part of flow) {
      const text = this.#part(part);

      if (text !== '') {
        // Adjacent lists would be merged into one.
        parts.push(...(last?.kind === 'list' && part.kind === 'list' ? ['<!-- -->'] : []), text);
        last = part;
      }
    }

    return parts.join('\n\n');
  }

  #part(part: Flow): string {
    switch (part.kind) {
      case 'paragraph':
        return this.#paragraph(part.paragraph);
      case 'floating-text':
        return indented(this.blocks(part.block.blocks), '> ', '> ');
      case 'list':
        return this.#list(part);
      case 'contents':
        return part.entries.map((entry) => this.#entry(entry)).join('\n');
      case 'table':
        return [...part.captions.map((caption) => this.#lines(caption)), this.#table(part.table)].join(
          '\n\n',
        );
      case 'figure':
        return part.captions.map((caption) => this.#lines(caption)).join('\n\n');
    }
  }

  #paragraph(paragraph: Paragraph): string {
    const { role, inlines } = paragraph;

    if (role.kind === 'code') {
      const text = plainInlines(inlines, () => '').trimEnd();
      const rows = text.match(/`{3,}/g) ?? [];
      const fence = '`'.repeat(Math.max(2, ...rows.map(({ length }) => length)) + 1);

      return text === '' ? '' : `${fence}\n${text}\n${fence}`;
    }

    if (role.kind !== 'heading') {
      return this.#lines(paragraph);
    }

    const plain = commonMarks(inlines).filter((mark) => mark !== 'link' && mark !== 'strike');
    const text = markdownInlines(inlines, { ...this.#context, lineEnd: ' ' }, plain);

    return text === '' ? '' : `${'#'.repeat(this.#levelOf(role.level))} ${text.replace(/#+$/, '\\$&')}`;
  }

  /** A paragraph with its line starts escaped. */
  #lines({ inlines }: Paragraph): string {
    return markdownInlines(inlines, this.#context).split('\n').map(escapeLineStart).join('\n');
  }

  #list({ items }: FlowList): string {
    return items.map((item) => this.#item(item)).join('\n');
  }

  #item({ mark, paragraph, below }: FlowItem): string {
    const { kind } = mark;
    const isPlain = kind.kind === 'number' && kind.format === 'decimal' && kind.outerLevels === 0;
    const isCounted = isPlain && kind.before === '' && /^[.)]$/.test(kind.after);
    const sign = isCounted ? `${kind.value}${kind.after}` : '-';
    // Markdown supports only plain numbers; other labels are kept as printed text.
    const label = kind.kind === 'number' && !isCounted ? `${escapeLineStart(listLabel(mark))} ` : '';
    const room = ' '.repeat(sign.length + 1);
    const rest = this.#flow(below);
    const apart = below[0]?.kind === 'list' ? '\n' : '\n\n';

    return `${sign} ${indented(label + this.#lines(paragraph), room)}${
      rest === '' ? '' : apart + indented(rest, room, room)
    }`;
  }

  #entry(entry: Paragraph): string {
    const level = entry.role.kind === 'contents-entry' ? entry.role.level : 1;

    return `${'  '.repeat(Math.max(0, level - 1))}- ${this.#lines(entry)}`;
  }

  #table(table: Table): string {
    const [only] = table.cells;

    if (only !== undefined && table.cells.length === 1) {
      return this.blocks(only.blocks);
    }

    return markdownTable(table, (blocks) => this.#cell(blocks)) ?? this.#html.write([table]);
  }

  /** A cell on one line; null when it contains other blocks than paragraphs. */
  #cell(blocks: readonly Block[]): string | null {
    const texts: string[] = [];

    for (const block of blocks) {
      if (block.kind !== 'paragraph' || block.role.kind === 'list-item') {
        return null;
      }

      texts.push(markdownInlines(block.inlines, { ...this.#context, lineEnd: '<br>' }));
    }

    return texts.filter((text) => text !== '').join('<br>');
  }

  #noteMark(id: number): string {
    const index = this.#notes.findIndex((note) => note.id === id);

    return index < 0 ? '' : `[^${index + 1}]`;
  }
}

/** Indents all lines but the first; empty lines stay empty. */
function indented(text: string, room: string, first = ''): string {
  return first + text.replace(/\n(?=[^\n])/g, `\n${room}`);
}
