import type { Block, DocumentLayout, Footnote, Inline, Paragraph, ParagraphRole } from '@octavo/layout/model';
import { type Flow, type FlowItem, flowOf } from '../flow.ts';
import { headingLevels } from '../heading-level.ts';
import { commonMarks, type TextMark } from '../nest-runs.ts';
import { anchorsOf } from './anchors.ts';
import { element, type HtmlAttributes } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import { type HtmlPictures, image } from './html-figure.ts';
import { htmlInlines, type InlineContext } from './html-inlines.ts';
import { htmlList } from './html-list.ts';
import { htmlTable } from './html-table.ts';

/** Writes blocks as HTML and records the notes they refer to. */
export class HtmlBlocks {
  readonly #levelOf: (level: number) => number;
  readonly #notes: ReadonlyMap<number, Footnote>;
  readonly #context: InlineContext;
  /** Referenced notes in order of reference. */
  readonly referred: Footnote[] = [];

  constructor(layout: DocumentLayout, pictures: HtmlPictures) {
    this.#levelOf = headingLevels(layout);
    this.#notes = new Map(layout.notes.map((note) => [note.id, note]));
    this.#context = {
      anchors: anchorsOf(layout),
      pictures,
      bodyStyle: layout.bodyStyle,
      noteMark: (id) => this.#noteMark(id),
    };
  }

  write(blocks: readonly Block[]): string {
    return this.#flow(flowOf(blocks));
  }

  /** Notes at the end, each with a link back to its reference. */
  notes(): string {
    const items = this.referred.map((note) => {
      const [first, ...rest] = note.blocks;
      const mark = element(
        'a',
        { href: `#note-${note.id}-mark`, role: 'doc-backlink' },
        escapeHtml(note.mark),
      );
      const start = element('p', {}, `${mark} ${first === undefined ? '' : this.#inlines(first)}`);

      return element('li', { id: `note-${note.id}` }, start + this.write(rest));
    });

    return items.length === 0
      ? ''
      : element(
          'section',
          { class: 'notes', role: 'doc-endnotes' },
          `\n<hr>\n<ul>\n${items.join('\n')}\n</ul>\n`,
        );
  }

  #flow(flow: readonly Flow[]): string {
    return flow
      .map((part) => this.#part(part))
      .filter((html) => html !== '')
      .join('\n');
  }

  #part(part: Flow): string {
    switch (part.kind) {
      case 'paragraph':
        return this.#paragraph(part.paragraph);
      case 'floating-text':
        return element('div', { class: 'aside' }, `\n${this.write(part.block.blocks)}\n`);
      case 'list':
        return htmlList(part, (item) => this.#item(item));
      case 'contents':
        return element(
          'ul',
          { class: 'contents' },
          `\n${part.entries.map((entry) => this.#entry(entry)).join('\n')}\n`,
        );
      case 'table': {
        const caption = part.captions.map((paragraph) => this.#inlines(paragraph)).join('<br>');

        return htmlTable(part.table, caption, (blocks, isHeader) => this.#cell(blocks, isHeader), {
          id: this.#context.anchors.nameOfBlock(part.table),
        });
      }
      case 'figure': {
        const picture = part.figure.behindText ? '' : image(part.figure, this.#context.pictures);
        const captions = part.captions.map((paragraph) => this.#inlines(paragraph)).join('<br>');

        if (picture === '') {
          return captions === '' ? '' : element('p', {}, captions);
        }

        return element(
          'figure',
          { id: this.#context.anchors.nameOfBlock(part.figure) },
          picture + (captions === '' ? '' : element('figcaption', {}, captions)),
        );
      }
    }
  }

  #paragraph(paragraph: Paragraph): string {
    const { role } = paragraph;
    const content = this.#inlines(paragraph);

    if (content === '') {
      return '';
    }

    const attributes = this.#attributes(paragraph);

    switch (role.kind) {
      case 'heading':
        return element(`h${this.#levelOf(role.level)}`, attributes, content);
      case 'code':
        return element('pre', attributes, element('code', {}, content.replaceAll('<br>', '\n')));
      case 'caption':
        return element('p', { ...attributes, class: 'caption' }, content);
      default:
        return element('p', attributes, content);
    }
  }

  #attributes(paragraph: Paragraph): HtmlAttributes {
    const { alignment, direction } = paragraph;
    const align = alignment === 'centre' ? 'center' : alignment === 'right' ? 'end' : null;

    return {
      id: this.#context.anchors.nameOfBlock(paragraph),
      dir: direction === 'rtl' ? 'rtl' : null,
      style: align === null ? null : `text-align: ${align}`,
    };
  }

  #inlines({ inlines, role }: Paragraph): string {
    return htmlInlines(inlines, this.#context, meaningless(inlines, role.kind));
  }

  #item({ paragraph, below }: FlowItem): string {
    const text = this.#inlines(paragraph);
    const name = this.#context.anchors.nameOfBlock(paragraph);
    const start = name === null ? text : element('span', { id: name }, text);

    return below.length === 0 ? start : `${start}\n${this.#flow(below)}\n`;
  }

  #entry(entry: Paragraph): string {
    const level = entry.role.kind === 'contents-entry' ? entry.role.level : 1;

    return element('li', { class: level > 1 ? `level-${Math.min(level, 4)}` : null }, this.#inlines(entry));
  }

  /** Writes a cell; a single paragraph needs no `p` element. */
  #cell(blocks: readonly Block[], isHeader: boolean): string {
    const [only, ...others] = blocks;

    if (only?.kind !== 'paragraph' || others.length > 0 || only.role.kind !== 'body') {
      return this.write(blocks);
    }

    return isHeader
      ? htmlInlines(only.inlines, this.#context, meaningless(only.inlines, 'heading'))
      : this.#inlines(only);
  }

  #noteMark(id: number): string {
    const note = this.#notes.get(id);

    if (note === undefined) {
      return '';
    }

    const isFirst = !this.referred.includes(note);

    if (isFirst) {
      this.referred.push(note);
    }

    const link = element(
      'a',
      { href: `#note-${id}`, id: isFirst ? `note-${id}-mark` : null, role: 'doc-noteref' },
      escapeHtml(note.mark),
    );

    return element('sup', {}, link);
  }
}

/**
 * Marks that emphasize nothing: common marks of a heading, the code font of code, and a highlight over all
 * text.
 */
function meaningless(inlines: readonly Inline[], kind: ParagraphRole['kind']): TextMark[] {
  const common = commonMarks(inlines);

  if (kind === 'heading') {
    return common.filter((mark) => mark !== 'link' && mark !== 'strike');
  }

  const plain = common.filter((mark) => mark === 'highlight');

  return kind === 'code' ? [...plain, 'code'] : plain;
}
