import type { EditingDocument } from '../document/editing-document.ts';
import { keyOfPage } from '../document/page-keys.ts';
import { type FoundLine, findLines, hasLabel } from './found-lines.ts';

/** Pages that are looked through; contracts are signed long before. */
const mostPages = 400;

/** Lines to sign on in a document, found page by page once they are asked for. */
export class LineStore {
  readonly #document: EditingDocument;
  readonly #listeners = new Set<() => void>();
  #found: { readonly lines: readonly FoundLine[]; readonly isDone: boolean } = { lines: [], isDone: false };
  #isStarted = false;

  constructor(document: EditingDocument) {
    this.#document = document;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    if (!this.#isStarted) {
      this.#isStarted = true;
      void this.#find();
    }

    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#found;

  async #find(): Promise<void> {
    const { pages } = this.#document.description;
    // Without fields or text there is nothing to find; the page says so.
    const fields = await this.#document.fields().catch(() => ({ fields: [] }));
    this.#add(
      fields.fields
        .filter(({ kind, isSigned }) => kind === 'signature' && !isSigned)
        .flatMap(({ name, boxes }) => boxes.map((box) => ({ name, ...box })))
        .filter(({ isHidden, box }) => !isHidden && box.width > 4 && box.height > 4)
        .map(
          ({ name, page, box }): FoundLine => ({ kind: 'signature', page, box, heading: '', field: name }),
        ),
    );

    for (let page = 0; page < Math.min(pages.length, mostPages) && this.#listeners.size > 0; page += 1) {
      this.#add(await this.#linesOf(page).catch(() => []));
    }

    this.#found = { ...this.#found, isDone: true };
    this.#tell();
  }

  async #linesOf(page: number): Promise<readonly FoundLine[]> {
    const words = await this.#document.text(page);

    if (!hasLabel(words)) {
      return [];
    }

    const graphics = await this.#document.graphics(page);
    const drawings = graphics.filter(({ kind }) => kind === 'drawing').map(({ box }) => box);

    return findLines(keyOfPage(page), words, drawings);
  }

  #add(lines: readonly FoundLine[]): void {
    if (lines.length > 0) {
      this.#found = { lines: [...this.#found.lines, ...lines], isDone: false };
      this.#tell();
    }
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}
