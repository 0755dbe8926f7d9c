import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, isFailure } from '@octavo/contract/failures';
import { languageFolder } from '../places/language-folder.ts';
import { mostDataBytes, unpackedData } from './tesseract/language-data.ts';
import { isLanguageData } from './tesseract/language-file.ts';

/** Data that tesseract publishes: smaller networks, whose integers every processor reads fast. */
const publishedData =
  'https://raw.githubusercontent.com/tesseract-ocr/tessdata_fast/4.1.0/{language}.traineddata';

/** Address of language data, with `{language}` for its name; the setting of the user, if there is one. */
export function languageAddress(variables: NodeJS.ProcessEnv = process.env): string {
  return variables['OCTAVO_TESSDATA_URL'] || publishedData;
}

/** Time limit of a fetch without an answer or further data. */
const silentSeconds = 30;

export interface LanguageFetch {
  /** Name of the data, such as `deu`. */
  readonly language: string;
  readonly signal: AbortSignal;
  readonly address?: string;
  readonly folder?: string;
}

/**
 * Fetches the data of a language into the folder of the user, and returns its path. Nothing else here reaches the
 * network, and only a user asks for it.
 *
 * @throws Failure `language-not-fetched`, `language-damaged`, `language-not-saved`, `storage-full`
 */
export async function fetchLanguage({
  language,
  signal,
  address = languageAddress(),
  folder = languageFolder(),
}: LanguageFetch): Promise<string> {
  const bytes = await fetched(language, address.replaceAll('{language}', language), signal);

  if (!isLanguageData(bytes)) {
    throw new Failure('language-damaged', `${bytes.length} bytes`, { values: { languages: language } });
  }

  return saved(join(folder, `${language}.traineddata`), folder, bytes);
}

async function fetched(language: string, address: string, signal: AbortSignal): Promise<Uint8Array> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silentSeconds * 1000);

  try {
    const url = new URL(address);
    const answer = await fetch(url, { signal: AbortSignal.any([signal, silence.signal]) });

    if (!answer.ok || answer.body === null) {
      throw new Error(`status ${answer.status}`);
    }

    const chunks: Uint8Array[] = [];
    let size = 0;

    for await (const chunk of answer.body) {
      timer.refresh();
      size += chunk.length;

      if (size > mostDataBytes) {
        throw new Error(`more than ${mostDataBytes} bytes`);
      }

      chunks.push(chunk);
    }

    return unpackedData(Buffer.concat(chunks));
  } catch (error) {
    signal.throwIfAborted();

    throw new Failure('language-not-fetched', error instanceof Error ? error.message : String(error), {
      cause: error,
      values: { languages: language, ...hostOf(address) },
    });
  } finally {
    clearTimeout(timer);
  }
}

function hostOf(address: string): { host?: string } {
  return URL.canParse(address) ? { host: new URL(address).host } : {};
}

/** Writes beside and renames, so that no run ever sees a part. */
async function saved(path: string, folder: string, bytes: Uint8Array): Promise<string> {
  const beside = join(folder, `${randomUUID()}.part`);

  try {
    // Runs of the desktop application may have another user.
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await writeFile(beside, bytes, { mode: 0o644 });
    await rename(beside, path);

    return path;
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);

    if (isFailure(error)) {
      throw error;
    }

    const { code = '', message } = error as NodeJS.ErrnoException;
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';

    throw new Failure(isFull ? 'storage-full' : 'language-not-saved', message, { cause: error });
  }
}
