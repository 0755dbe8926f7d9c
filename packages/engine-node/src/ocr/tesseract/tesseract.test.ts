import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHocr } from '@octavo/layout/scan/read-hocr';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunContext } from '../../pdf/open.ts';
import { workspaceIn } from '../../workspace.ts';
import { tesseract } from '../tesseract.ts';
import { tesseractByProgram } from './by-program.ts';
import { tesseractByWasm } from './by-wasm.ts';
import { findLanguageData, readLanguageData } from './language-data.ts';
import type { TesseractCall } from './tesseract-port.ts';

let context: RunContext;
let picture: string;

beforeEach(async () => {
  context = { workspace: workspaceIn(newRunFolder()), signal: AbortSignal.timeout(60_000) };
  picture = context.workspace.newPath('png');
  writeFileSync(picture, await scanPicture(scanLines));
});

const call = (changes: Partial<TesseractCall> = {}): TesseractCall => ({
  path: picture,
  languages: ['eng'],
  layout: 'page',
  dpi: 200,
  ...changes,
});

describe.each([
  ['the program', tesseractByProgram],
  ['WebAssembly', tesseractByWasm],
])('tesseract as %s', (_, port) => {
  const read = async (given: TesseractCall, own = context) => readHocr(await port.read(given, own));
  const textOf = (lines: Awaited<ReturnType<typeof read>>) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(' '));

  it('knows its languages', async () => {
    const languages = await port.languages(context);

    expect([...languages]).toEqual(expect.arrayContaining(['eng', 'fra']));
    expect(languages.has('tlh')).toBe(false);
  });

  it.each(['page', 'block'] as const)('reads lines of a %s with the boxes of their words', async (layout) => {
    const lines = await read(call({ layout }));
    const [first] = lines;

    expect(textOf(lines)).toEqual(scanLines);
    expect(first?.baseline).toBeGreaterThan(first?.top ?? 0);
    expect(first?.heightPixels).toBeGreaterThan(10);

    for (const { words, left, right, top, bottom } of lines) {
      for (const word of words) {
        expect(word.left).toBeGreaterThanOrEqual(left);
        expect(word.right).toBeLessThanOrEqual(right);
        expect(word.top).toBeGreaterThanOrEqual(top);
        expect(word.bottom).toBeLessThanOrEqual(bottom);
        expect(word.confidence).toBeGreaterThan(80);
      }
    }
  });

  it('reads several languages', async () => {
    writeFileSync(picture, await scanPicture(['Le chat noir dort sur la table', 'The quick brown fox']));
    const lines = await read(call({ languages: ['fra', 'eng'] }));

    expect(textOf(lines)).toEqual(['Le chat noir dort sur la table', 'The quick brown fox']);
  });

  it('reads several pictures at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => read(call())));

    expect(all.map(textOf)).toEqual([scanLines, scanLines, scanLines]);
  });

  it('finds nothing on an empty page', async () => {
    writeFileSync(picture, await scanPicture(['']));

    expect(await read(call())).toEqual([]);
  });

  it('fails on what is no picture', async () => {
    writeFileSync(picture, 'Dear reader');

    await expect(read(call())).rejects.toMatchObject({ code: 'engine-crashed' });
  });

  it('stops when the run is aborted', async () => {
    const controller = new AbortController();
    const reading = read(call(), { ...context, signal: controller.signal });
    setTimeout(() => controller.abort(), 60);

    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

/** Path of the data that comes with Octavo. */
const dataOf = (language: string) => findLanguageData(null).get(language) ?? '';

describe('language data', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'octavo-tessdata-'));
    process.env['OCTAVO_TESSDATA'] = folder;
  });

  afterEach(() => {
    delete process.env['OCTAVO_TESSDATA'];
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['no data', 'Dear reader'],
    ['a packed file that is cut off', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])],
    ['an empty file', ''],
  ])('that is %s is a failure with the name of the language', async (_, bytes) => {
    writeFileSync(join(folder, 'deu.traineddata'), bytes);

    expect(await tesseractByWasm.languages(context)).toContain('deu');
    await expect(tesseractByWasm.read(call({ languages: ['eng', 'deu'] }), context)).rejects.toMatchObject({
      code: 'language-damaged',
      values: { languages: 'deu' },
    });
  });

  it('with a damaged network is a failure with the name of the language', async () => {
    const bytes = readLanguageData(dataOf('fra'));
    bytes.fill(0x55, 2000, 100_000);
    writeFileSync(join(folder, 'deu.traineddata'), bytes);

    await expect(tesseractByWasm.read(call({ languages: ['eng', 'deu'] }), context)).rejects.toMatchObject({
      code: 'language-damaged',
      values: { languages: 'deu' },
    });
  });

  it('is read from the folder of the user, packed or not', async () => {
    copyFileSync(dataOf('fra'), join(folder, 'xxa.traineddata.gz'));
    writeFileSync(join(folder, 'xxb.traineddata'), readLanguageData(dataOf('fra')));
    const lines = readHocr(await tesseractByWasm.read(call({ languages: ['xxa', 'xxb'] }), context));

    expect(lines).toHaveLength(scanLines.length);
  });

  it('is missing for a language that nobody knows', async () => {
    await expect(tesseract(call({ languages: ['eng', 'tlh'] }), context)).rejects.toMatchObject({
      code: 'language-missing',
      values: { languages: 'tlh' },
    });
  });

  it('of the user serves the languages that the installed program lacks', async () => {
    copyFileSync(dataOf('fra'), join(folder, 'xxa.traineddata.gz'));

    expect(await tesseract(call({ languages: ['eng', 'xxa'] }), context)).toHaveLength(scanLines.length);
  });
});
