import { Failure } from '@octavo/contract/failures';
import { fetchLanguage } from '@octavo/engine-node/ocr/languages';
import { readableLanguages } from '@octavo/engine-node/ocr/tesseract';
import { languageFolder } from '@octavo/engine-node/places/language-folder';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { languageName } from '@octavo/i18n/language-names';
import { languages } from '@octavo/tools/kit/scan-languages';
import type { LanguagesCommand } from './parse-languages.ts';

/** Lists the languages of OCR, or fetches the data of some; returns the exit code. */
export async function languagesCommand({ get, json }: LanguagesCommand): Promise<number> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.once('SIGINT', abort);
  process.once('SIGTERM', abort);

  try {
    for (const language of get) {
      const path = await fetchLanguage({ language, signal: stop.signal });

      if (!json) {
        console.log(path);
      }
    }

    if (json || get.length === 0) {
      console.log(await listed(json, stop.signal));
    }

    return 0;
  } catch (error) {
    throw stop.signal.aborted ? new Failure('cancelled', 'stopped') : error;
  } finally {
    process.off('SIGINT', abort);
    process.off('SIGTERM', abort);
  }
}

async function listed(json: boolean, signal: AbortSignal): Promise<string> {
  const workspace = await createWorkspace();

  try {
    const readable = await readableLanguages({ workspace, signal });
    const rows = languages.map((id) => ({
      id,
      name: languageName('en', id),
      isReadable: readable.has(id),
    }));

    return json
      ? JSON.stringify({ folder: languageFolder(), languages: rows }, null, 2)
      : [
          ...rows.map(
            ({ id, name, isReadable }) =>
              `${id.padEnd(8)} ${name.padEnd(20)} ${isReadable ? 'ready' : `octavo languages get ${id}`}`,
          ),
          `\nFolder for more data: ${languageFolder()}`,
        ].join('\n');
  } finally {
    await workspace.remove();
  }
}
