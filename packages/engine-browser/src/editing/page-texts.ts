import { Failure } from '@octavo/contract/failures';
import type { PageReadings } from '@octavo/editing/content/page-readings';
import { findInText } from '@octavo/editing/find/find-in-text';
import { PageSpace } from '@octavo/editing/geometry/page-space';
import { readTextUnits } from '@octavo/editing/text/read-text-units';
import type { TextUnit } from '@octavo/editing/text/text-unit';
import type { PdfDocument } from '@octavo/pdf/document';
import type { FoundPlace, TextQuery } from './protocol.ts';

/** Pages whose texts are kept; a search goes through all pages, typing stays on a few. */
const mostPages = 40;

/** Does work with the content of pages, again when maps of their fonts have arrived. */
type WithReadings = <Result>(work: (readings: PageReadings) => Result) => Promise<Result>;

/** Texts of the pages of a document, each page read when it is first needed. */
export class PageTexts {
  readonly #document: PdfDocument;
  readonly #read: WithReadings;
  /** In order of use. */
  readonly #kept = new Map<number, readonly TextUnit[]>();

  constructor(document: PdfDocument, read: WithReadings) {
    this.#document = document;
    this.#read = read;
  }

  async of(pageIndex: number): Promise<readonly TextUnit[]> {
    const units = this.#kept.get(pageIndex) ?? (await this.#readPage(pageIndex));
    this.#kept.delete(pageIndex);
    this.#kept.set(pageIndex, units);

    if (this.#kept.size > mostPages) {
      const [oldest] = this.#kept.keys();
      this.#kept.delete(oldest ?? -1);
    }

    return units;
  }

  async find(pageIndex: number, query: TextQuery): Promise<readonly FoundPlace[]> {
    return findInUnits(await this.of(pageIndex), query);
  }

  #readPage(pageIndex: number): Promise<readonly TextUnit[]> {
    const page = this.#document.pages[pageIndex];

    if (page === undefined) {
      throw new Failure('invalid-pages', `page ${pageIndex + 1}`);
    }

    return this.#read((readings) => readTextUnits(this.#document, readings.of(page), new PageSpace(page)));
  }
}

/** Places of a text in the texts of a page, as operations have changed and added them. */
export function findInUnits(units: readonly TextUnit[], query: TextQuery): readonly FoundPlace[] {
  const { wanted, changed, added } = query;
  const texts = units.map(({ range, text }): readonly [FoundPlace['source'], string] => {
    const source = range.spans[0]?.[0] ?? -1;

    return [source, changed.get(source) ?? text];
  });

  return [...texts, ...added].flatMap(([source, text]) =>
    findInText(text, wanted, query).map((place) => ({ ...place, source })),
  );
}
