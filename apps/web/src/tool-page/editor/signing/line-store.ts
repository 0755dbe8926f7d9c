import type { Box } from '@octavo/contract/edits/primitives';
import type { ListedField } from '@octavo/editing/fields/listed-field';
import type { EditingDocument } from '../document/editing-document.ts';
import { keyOfPage } from '../document/page-keys.ts';
import { type FoundLine, findLines, hasLabel } from './found-lines.ts';

/** Pages that are looked through; contracts are signed long before. */
const mostPages = 400;

type FieldBox = ListedField['boxes'][number];

/** Subtypes of annotations that people sign with. */
const marking: ReadonlySet<string> = new Set(['Stamp', 'Ink', 'FreeText']);

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
    const filled = fields.fields
      .filter(({ kind, isSigned }) => kind !== 'signature' || isSigned)
      .flatMap(({ boxes }) => boxes);
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
      this.#add(await this.#linesOf(page, filled).catch(() => []));
    }

    this.#found = { ...this.#found, isDone: true };
    this.#tell();
  }

  /** @param filled fields that are signed or filled in, whose lines are taken */
  async #linesOf(page: number, filled: readonly FieldBox[]): Promise<readonly FoundLine[]> {
    const words = await this.#document.text(page);

    if (!hasLabel(words)) {
      return [];
    }

    const [rules, annotations] = await Promise.all([
      this.#document.rules(page),
      this.#document.annotations(page),
    ]);
    const key = keyOfPage(page);
    const taken = [
      ...filled.filter((box) => box.page === key).map(({ box }) => box),
      ...annotations.filter(({ subtype }) => marking.has(subtype)).map(({ box }) => box),
    ];

    return findLines(key, words, rules).filter((line) => !taken.some((box) => isOn(box, line.box)));
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

/** True for something that covers a third of the room above a line, or has a third of itself there. */
function isOn(box: Box, line: Box): boolean {
  const across = Math.min(box.left + box.width, line.left + line.width) - Math.max(box.left, line.left);
  const down = Math.min(box.top + box.height, line.top + line.height) - Math.max(box.top, line.top);

  return across > Math.min(box.width, line.width) / 3 && down > Math.min(box.height, line.height) / 3;
}
