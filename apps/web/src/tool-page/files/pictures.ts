import { coverWidth } from '@octavo/contract/limits';
import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';

/** About 20 KB each: up to 20 MB of seen pages are kept for scrolling back. */
const maxPictures = 1000;

/** Pictures of pages, rendered when they are first needed. */
class PictureStore {
  readonly #urls = new Map<string, string>();
  readonly #numbers = new WeakMap<ReadableDocument, number>();
  #documents = 0;

  known(document: ReadableDocument, page: number): string | null {
    return this.#urls.get(this.#nameOf(document, page)) ?? null;
  }

  async draw(document: ReadableDocument, page: number, signal: AbortSignal): Promise<string> {
    const picture = await document.picture(page, coverWidth, signal);
    const url = URL.createObjectURL(picture);
    this.#urls.set(this.#nameOf(document, page), url);

    if (this.#urls.size > maxPictures) {
      const [[oldest, oldUrl] = ['', '']] = this.#urls;
      URL.revokeObjectURL(oldUrl);
      this.#urls.delete(oldest);
    }

    return url;
  }

  #nameOf(document: ReadableDocument, page: number): string {
    let number = this.#numbers.get(document);

    if (number === undefined) {
      this.#documents += 1;
      number = this.#documents;
      this.#numbers.set(document, number);
    }

    return `${number}:${page}`;
  }
}

export const pictures = new PictureStore();
