import { Failure } from '@octavo/contract/failures';
import { type ReadLine, readHocr } from '@octavo/layout/scan/read-hocr';
import type { RunContext } from '../pdf/open.ts';
import { tesseractByProgram } from './tesseract/by-program.ts';
import { tesseractByWasm } from './tesseract/by-wasm.ts';
import type { TesseractCall, TesseractPort } from './tesseract/tesseract-port.ts';

/** The installed program, which reads the first page faster, before WebAssembly. */
const ports: readonly TesseractPort[] = [tesseractByProgram, tesseractByWasm];

/**
 * Runs OCR on one picture.
 *
 * @throws Failure `language-missing`, `language-damaged`, `time-limit`, `memory-limit`, `engine-crashed`
 */
export async function tesseract(call: TesseractCall, context: RunContext): Promise<ReadLine[]> {
  const port = await portFor(call.languages, context);

  return readHocr(await port.read(call, context));
}

/** Names of the languages that can be read here. */
export async function readableLanguages(context: RunContext): Promise<ReadonlySet<string>> {
  const sets = await Promise.all(ports.map((port) => port.languages(context)));

  return new Set(sets.flatMap((set) => [...set]));
}

/** Checks that there is data for all of the languages. @throws Failure `language-missing`, `reader-missing` */
export async function requireLanguages(languages: readonly string[], context: RunContext): Promise<void> {
  await portFor(languages, context);
}

async function portFor(languages: readonly string[], context: RunContext): Promise<TesseractPort> {
  let known: ReadonlySet<string> = new Set();

  for (const port of ports) {
    known = await port.languages(context);

    if (languages.every((language) => known.has(language))) {
      return port;
    }
  }

  if (known.size === 0) {
    throw new Failure('reader-missing', 'neither tesseract nor language data');
  }

  const missing = languages.filter((language) => !known.has(language));

  throw new Failure('language-missing', missing.join(), { values: { languages: missing.join(', ') } });
}
