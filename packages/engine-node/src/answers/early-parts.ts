import type { ReadDocument } from '@octavo/answers/passages/passage';
import type { DocumentContent, PageContent } from '@octavo/pdf/content/page-content';

/** Pages of a file that are read before the others, with their passages. */
export interface EarlyPart {
  /** Its `pages` are those of the part; places of its passages count from the first page of the file. */
  readonly read: ReadDocument;
  /** Last page of the part, from 1; the first one follows the part before. */
  readonly lastPage: number;
  readonly pageCount: number;
}

export type PublishPart = (part: EarlyPart) => void;

const thresholds = {
  /** Milliseconds before the first part: a file that is read sooner needs none. */
  first: 4000,

  /** Time between parts, as a share of the time so far: a long reading does not end up in a hundred parts. */
  share: 0.25,

  /** Pages that are laid out together at most, for their memory. */
  pages: 200,
};

/** Collects pages as they are read, and has them turned into a part from time to time. */
export class EarlyParts {
  readonly #publish: (content: Pick<DocumentContent, 'fonts' | 'pages'>) => void;
  readonly #startedAt = performance.now();
  #publishedAt = this.#startedAt;
  #pages: PageContent[] = [];

  constructor(publish: (content: Pick<DocumentContent, 'fonts' | 'pages'>) => void) {
    this.#publish = publish;
  }

  add({ fonts, pages }: Pick<DocumentContent, 'fonts' | 'pages'>): void {
    this.#pages.push(...pages);
    const now = performance.now();
    const wait = Math.max(thresholds.first, (this.#publishedAt - this.#startedAt) * thresholds.share);

    if (now - this.#publishedAt >= wait || this.#pages.length >= thresholds.pages) {
      const waiting = this.#pages;
      this.#pages = [];
      this.#publish({ fonts, pages: waiting });
      this.#publishedAt = performance.now();
    }
  }
}
