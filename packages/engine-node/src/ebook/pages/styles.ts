import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveReference } from '../container/paths.ts';
import { decodeMarkup } from '../markup/decode.ts';
import { type CssFacts, factsOf, tameCss } from './tame-css.ts';

/** A style sheet of a chapter. */
export type ChapterStyle =
  | { readonly kind: 'file'; readonly path: string; readonly media: string | null }
  | { readonly kind: 'text'; readonly css: string };

const noFacts: CssFacts = { ids: [], imports: [], mayBeVertical: false, measuresByRoot: false };

/** Style files of a book; each is read, adapted for print and written back on first use. */
export class Styles {
  readonly #folder: string;
  readonly #facts = new Map<string, CssFacts>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async factsOf(sheets: readonly ChapterStyle[]): Promise<CssFacts[]> {
    const facts: CssFacts[] = [];

    for (const sheet of sheets) {
      facts.push(...(sheet.kind === 'text' ? [factsOf(sheet.css)] : await this.#factsOfFile(sheet.path)));
    }

    return facts;
  }

  /** Facts of the file and of all files it imports. */
  async #factsOfFile(path: string): Promise<CssFacts[]> {
    const found: CssFacts[] = [];
    const seen = new Set<string>();
    const pending = [path];

    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (seen.has(next)) {
        continue;
      }

      seen.add(next);
      const facts = this.#facts.get(next) ?? (await this.#tame(next));
      this.#facts.set(next, facts);
      found.push(facts);

      for (const address of facts.imports) {
        const imported = resolveReference(next, address);
        pending.push(...(imported === null ? [] : [imported.path]));
      }
    }

    return found;
  }

  async #tame(path: string): Promise<CssFacts> {
    const file = join(this.#folder, path);

    try {
      const css = decodeMarkup(await readFile(file));
      // Files without a declaration are read in the encoding of the document, which is UTF-8.
      await writeFile(file, tameCss(css.replace(/^@charset[^;]*;/i, '')));

      return factsOf(css);
    } catch {
      // A missing style file has no effect.
      return noFacts;
    }
  }
}
