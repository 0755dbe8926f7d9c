import type { Block, DocumentLayout, Footnote, Paragraph, Table } from '@octavo/layout/model';
import { listLabel } from '../list-label.ts';
import { plainInlines } from '../plain-inlines.ts';
import { runningBlocks } from '../running-blocks.ts';
import { noteMark } from './note-mark.ts';
import { textTable } from './text-table.ts';

const indent = '  ';

/**
 * Writes a document as plain text: one line per paragraph, followed by an empty line; tables keep their
 * columns; notes come at the end of the page that refers to them; form feeds separate pages. `pages` are the
 * requested pages, in order.
 */
export function writeText(layout: DocumentLayout, pages: readonly number[]): string {
  const writer = new TextWriter(layout.notes, pages);
  const { headers, footers } = runningBlocks(layout);
  writer.write(headers.map(withoutPlace));

  for (const { blocks } of layout.sections) {
    writer.write(blocks);
  }

  writer.endNotes();
  writer.write(footers.map(withoutPlace));

  return writer.end();
}

/** Writes the blocks of pages in order, without headers, footers or notes. */
export function writeBlocks(blocks: readonly Block[], pages: readonly number[]): string {
  const writer = new TextWriter([], pages);
  writer.write(blocks);

  return writer.end();
}

/** Detaches a block from its page, so that it is written at the current position. */
function withoutPlace<Kind extends Block>(block: Kind): Kind {
  return { ...block, places: [{ ...block.places[0], pageIndex: -1 }] };
}

class TextWriter {
  readonly #notes: ReadonlyMap<number, Footnote>;
  readonly #order: ReadonlyMap<number, number>;
  readonly #texts: string[] = [];
  #isPageEmpty = true;
  #page = 0;
  /** Group of the last line; lines of one list have no empty line between them. */
  #group = '';
  #due: Footnote[] = [];
  readonly #written = new Set<Footnote>();

  constructor(notes: readonly Footnote[], pages: readonly number[]) {
    this.#notes = new Map(notes.map((note) => [note.id, note]));
    this.#order = new Map(pages.map((page, index) => [page, index]));
  }

  write(blocks: readonly Block[]): void {
    for (const block of blocks) {
      this.#turnTo(block.places[0].pageIndex);
      this.#add(block);
    }
  }

  endPage(): void {
    const due = this.#due;
    this.#due = [];

    for (const { mark, blocks } of due) {
      const texts = blocks.map((block) => this.#inline(block).trim());
      this.#paragraph(`${noteMark(mark)} ${texts.join('\n')}`, 'notes');
    }

    this.#group = '';
  }

  /** Adds unreferenced notes at the end. */
  endNotes(): void {
    this.#due.push(...[...this.#notes.values()].filter((note) => !this.#written.has(note)));
    this.endPage();
  }

  end(): string {
    const left = this.#order.size - 1 - this.#page;

    return `${this.#texts.join('')}${'\n\f'.repeat(Math.max(0, left))}\n`;
  }

  #turnTo(pageIndex: number): void {
    const page = this.#order.get(pageIndex) ?? this.#page;

    if (page > this.#page) {
      this.endPage();
      // Empty pages count, too, because form feeds indicate the page of a text.
      this.#texts.push('\n\f'.repeat(page - this.#page));
      this.#isPageEmpty = true;
      this.#page = page;
    }
  }

  #add(block: Block): void {
    switch (block.kind) {
      case 'paragraph':
        this.#addParagraph(block);
        break;
      case 'table':
        this.#addTable(block);
        break;
      case 'floating-text':
        for (const paragraph of block.blocks) {
          this.#addParagraph(paragraph);
        }
        break;
      case 'figure':
        break;
    }
  }

  #addParagraph(paragraph: Paragraph): void {
    const { role } = paragraph;
    const text = this.#inline(paragraph);

    if (role.kind === 'list-item') {
      const start = `${indent.repeat(role.mark.level)}${listLabel(role.mark)} `;
      const lines = text.trim().replaceAll('\n', `\n${' '.repeat(start.length)}`);
      this.#paragraph(start + lines, `list ${role.mark.list}`);
    } else if (role.kind === 'contents-entry') {
      this.#paragraph(indent.repeat(Math.max(0, role.level - 1)) + text.trim(), 'contents');
    } else {
      this.#paragraph(role.kind === 'code' ? text.trimEnd() : text.trim(), '');
    }
  }

  #addTable(table: Table): void {
    const text = textTable(table, ({ blocks }) => this.#cellText(blocks));

    if (text !== null) {
      this.#paragraph(text, '');

      return;
    }

    for (const { blocks } of table.cells) {
      for (const block of blocks) {
        this.#add(block);
      }
    }
  }

  #cellText(blocks: readonly Block[]): string {
    return blocks
      .map((block): string => {
        switch (block.kind) {
          case 'paragraph': {
            const label = block.role.kind === 'list-item' ? `${listLabel(block.role.mark)} ` : '';

            return label + this.#inline(block);
          }
          case 'table':
            return block.cells.map((cell) => this.#cellText(cell.blocks)).join(' ');
          case 'floating-text':
            return this.#cellText(block.blocks);
          case 'figure':
            return '';
        }
      })
      .join(' ');
  }

  #inline({ inlines }: Paragraph): string {
    return plainInlines(inlines, (id) => {
      const note = this.#notes.get(id);

      if (note === undefined) {
        return '';
      }

      if (!this.#written.has(note)) {
        this.#written.add(note);
        this.#due.push(note);
      }

      return noteMark(note.mark);
    });
  }

  #paragraph(text: string, group: string): void {
    if (text.trim() === '') {
      return;
    }

    const apart = group !== '' && group === this.#group ? '\n' : '\n\n';
    this.#texts.push(this.#isPageEmpty ? text : apart + text);
    this.#isPageEmpty = false;
    this.#group = group;
  }
}
