import type { Block, DocumentLayout, FloatingText, Paragraph, RunningText } from '@octavo/layout/model';
import { languageOfText } from '../words/stop-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { titledClause } from './clause-title.ts';
import { cleanText } from './clean-text.ts';
import { HeadingStack } from './heading-stack.ts';
import { LocatedText } from './located-text.ts';
import { OpenPassage } from './open-passage.ts';
import type { Passage, ReadDocument } from './passage.ts';
import { PassageList } from './passage-list.ts';
import { readPageOf, type SourcePage } from './source-page.ts';
import { isParagraph } from './table-grid.ts';
import { addRows } from './table-rows.ts';

interface ReadSource {
  /** Parts of the document in order, read with `sources`; each is used before the next is read. */
  readonly layouts: Iterable<DocumentLayout>;
  /** All pages of the file, by index. */
  readonly pages: readonly SourcePage[];
}

/** Turns layouts into passages: what the document says, without running headers and tables of contents. */
export function readPassages({ layouts, pages }: ReadSource): ReadDocument {
  const list = new PassageList(pages);
  const notes = new PassageList(pages);
  const reader = new BlockReader(list, pages);
  let title: string | null = null;

  for (const layout of layouts) {
    reader.headers = layout.sections.flatMap((section) => section.headers);
    title ??= titleIn(layout.title);

    for (const { blocks, headers, footers } of layout.sections) {
      reader.read(blocks);
      reader.addAsides([...headers, ...footers].flatMap((running) => running.blocks));
    }

    for (const { blocks } of layout.notes) {
      const located = new LocatedText(pages);

      for (const paragraph of blocks) {
        addParagraph(located, paragraph);
      }

      notes.add({ kind: 'note', headings: [], located });
    }
  }

  reader.end();
  const passages = [...list.passages, ...notes.passages];

  return {
    version: 1,
    title: reader.title ?? title,
    language: languageIn(passages),
    pages: pages.map(readPageOf),
    passages,
    asides: [...reader.asides],
  };
}

/** Level of the titles of clauses, below that of all headings. */
const levelOfClauses = 100;

class BlockReader {
  /** First heading of the outermost level. */
  title: string | null = null;
  /** Running headers of the part that is read. */
  headers: readonly RunningText[] = [];
  readonly asides = new Set<string>();
  readonly #list: PassageList;
  readonly #pages: readonly SourcePage[];
  readonly #headings = new HeadingStack();
  #open: OpenPassage | null = null;
  #caption: string | null = null;
  #tables = 0;

  constructor(list: PassageList, pages: readonly SourcePage[]) {
    this.#list = list;
    this.#pages = pages;
  }

  read(blocks: readonly Block[]): void {
    for (const [at, block] of blocks.entries()) {
      switch (block.kind) {
        case 'paragraph':
          this.#readParagraph(block, blocks[at + 1]);
          break;
        case 'table':
          this.end();
          this.#tables = addRows(block, {
            list: this.#list,
            pages: this.#pages,
            headings: [...this.#headings.texts, ...(this.#caption === null ? [] : [this.#caption])],
            number: this.#tables,
            headers: this.headers,
            read: (inner) => this.#readApart(inner),
          });
          this.#caption = null;
          break;
        case 'floating-text':
          this.#readFloat(block);
      }
    }
  }

  /** Keeps the words of blocks that are not ranked: a refusal must not say that they stand nowhere. */
  addAsides(blocks: readonly Block[]): void {
    for (const { source } of blocks.filter(isParagraph)) {
      this.asides.add(cleanText(source?.text ?? ''));
    }
  }

  /** Ends the passage that following blocks would continue. */
  end(): void {
    if (this.#open !== null) {
      this.#list.add(this.#open.draft);
      this.#open = null;
    }
  }

  #readParagraph(paragraph: Paragraph, next: Block | undefined): void {
    const { role } = paragraph;

    if (role.kind !== 'caption') {
      this.#caption = null;
    }

    switch (role.kind) {
      case 'contents-entry':
        this.end();
        this.addAsides([paragraph]);
        break;
      case 'heading':
        this.end();
        this.#readHeading(paragraph, role.level);
        break;
      case 'caption':
        // The paragraph around a figure goes on below its caption.
        this.#caption = this.#readAlone(paragraph, 'text');
        break;
      default:
        this.#readText(paragraph, next);
    }
  }

  #readText(paragraph: Paragraph, next: Block | undefined): void {
    const clause = titledClause(paragraph, this.#open?.endsWithItem === true ? undefined : next);

    if (clause !== null) {
      this.end();
      this.#readHeading({ ...paragraph, source: clause.title }, levelOfClauses);
    }

    if (clause?.textStart === null) {
      return;
    }

    if (this.#open?.takes(paragraph) !== true) {
      this.end();
      this.#open = new OpenPassage(this.#headings.texts, this.#pages);
    }

    this.#open?.add(paragraph, clause?.textStart);
  }

  #readHeading(paragraph: Paragraph, level: number): void {
    const text = this.#readAlone(paragraph, 'heading');

    if (text !== '') {
      this.#headings.open(level, text);
      this.title ??= level === 0 ? text : null;
    }
  }

  #readFloat({ blocks }: FloatingText): void {
    for (const paragraph of blocks) {
      this.#readAlone(paragraph, 'text');
    }
  }

  /** Reads blocks that are no part of the text around them, such as those of a cell. */
  #readApart(blocks: readonly Block[]): void {
    this.end();
    this.read(blocks);
    this.end();
  }

  #readAlone(paragraph: Paragraph, kind: 'text' | 'heading'): string {
    const located = new LocatedText(this.#pages);
    addParagraph(located, paragraph);
    this.#list.add({ kind, headings: this.#headings.texts, located });

    return located.text;
  }
}

function addParagraph(located: LocatedText, { source, vertical }: Paragraph): void {
  if (located.text !== '') {
    located.addWords(' ');
  }

  if (source !== undefined) {
    located.add(source, vertical);
  }
}

const sampledPassages = 600;

/** Language of most of the text, by passages from all parts of it. */
function languageIn(passages: readonly Passage[]): string | null {
  const step = Math.max(1, Math.ceil(passages.length / sampledPassages));
  const sample = passages.filter((_, index) => index % step === 0);

  return languageOfText(sample.flatMap(({ text }) => tokensOf(text).map(({ word }) => word)));
}

/** Titles that programs set: the name of a file, of the program, or of a document that nobody has named. */
const titlesOfPrograms = [
  /\.(?:docx?|pdf|indd|qxd|tex|dvi|pptx?|xlsx?|odt|rtf|html?)$/iu,
  /^(?:untitled|sans titre|microsoft|powerpoint|adobe (?:acrobat|illustrator|indesign|photoshop))/iu,
  /^(?:book|classeur|diapositive|document|pr[ée]sentation|scan|sheet|slide)[\s_-]*\d*$/iu,
];

/** Title in the file's information, unless a program has set it: the heading or the name of the file says more. */
function titleIn(title: string | null): string | null {
  const text = cleanText(title ?? '').trim();

  return text === '' || titlesOfPrograms.some((pattern) => pattern.test(text)) ? null : text;
}
