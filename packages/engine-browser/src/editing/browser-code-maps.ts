import { CodeMaps } from '@octavo/pdf/text-font/code-maps';

/** Maps that use one another come one after another; no real file has a longer chain. */
const mostRounds = 6;

/**
 * Predefined maps of Chinese, Japanese and Korean fonts, fetched by name when a document needs them. The engine reads
 * at once: what lacked a map is read anew when the map is there.
 */
export class BrowserCodeMaps {
  /** By their names; null for those that the server does not have. */
  readonly #files = new Map<string, Uint8Array | null>();
  #current = this.#open();

  /** Does work that may need maps, again each time that some have arrived. */
  async read<Result>(work: (maps: CodeMaps) => Result | Promise<Result>): Promise<Result> {
    for (let round = 0; ; round += 1) {
      const result = await work(this.#current);
      const missing = [...this.#current.missing].filter((name) => !this.#files.has(name));

      if (missing.length === 0 || round === mostRounds) {
        return result;
      }

      await Promise.all(missing.map(async (name) => this.#files.set(name, await fetchMap(name))));
      // The maps read so far may have been read without those that they use.
      this.#current = this.#open();
    }
  }

  #open(): CodeMaps {
    return new CodeMaps((name) => this.#files.get(name) ?? null);
  }
}

/** @throws Error when the server cannot be reached: taken for missing, the map would stay so. */
async function fetchMap(name: string): Promise<Uint8Array | null> {
  const response = await fetch(`/fonts/code-maps/${encodeURIComponent(name)}`);

  if (response.status === 404) {
    return null;
  }

  if (!response.ok) {
    throw new Error(`${name}: status ${response.status}`);
  }

  return new Uint8Array(await response.arrayBuffer());
}
