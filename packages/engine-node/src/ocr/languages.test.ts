import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchLanguage } from './languages.ts';
import { findLanguageData, readLanguageData } from './tesseract/language-data.ts';

const packed = readFileSync(findLanguageData(null).get('fra') ?? '');
let server: Server;
let address: string;
let asked: string[];
let folder: string;

/** Answers by the name of a language. */
const answers: Readonly<Record<string, { readonly status?: number; readonly bytes: Uint8Array | string }>> = {
  '/deu.traineddata': { bytes: readLanguageData(findLanguageData(null).get('fra') ?? '') },
  '/ita.traineddata': { bytes: packed },
  '/spa.traineddata': { bytes: '<html>Sign in to the network</html>' },
  '/por.traineddata': { bytes: packed.subarray(0, 5000) },
};

beforeEach(async () => {
  asked = [];
  folder = join(mkdtempSync(join(tmpdir(), 'octavo-languages-')), 'tessdata');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');

    if (request.url === '/ara.traineddata') {
      response.writeHead(200, { 'content-length': packed.length });
      response.write(packed.subarray(0, 100));

      return;
    }

    const { status = 200, bytes } = answers[request.url ?? ''] ?? { status: 404, bytes: 'nothing' };
    response.writeHead(status).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{language}.traineddata`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const ask = (language: string, signal = AbortSignal.timeout(20_000)) =>
  fetchLanguage({ language, address, folder, signal });

it.each(['deu', 'ita'])('keeps the data of %s, unpacked', async (language) => {
  const path = await ask(language);

  expect(path).toBe(join(folder, `${language}.traineddata`));
  expect(asked).toEqual([`/${language}.traineddata`]);
  expect(readFileSync(path).equals(readLanguageData(findLanguageData(null).get('fra') ?? ''))).toBe(true);
  expect(readdirSync(folder)).toEqual([`${language}.traineddata`]);
});

it.each([
  ['what is no data', 'spa', 'language-damaged'],
  ['a packed file that is cut off', 'por', 'language-not-fetched'],
  ['what is not there', 'nld', 'language-not-fetched'],
])('refuses %s', async (_, language, code) => {
  await expect(ask(language)).rejects.toMatchObject({ code, values: { languages: language } });
  expect(existsSync(folder) && readdirSync(folder)).toBe(false);
});

it('stops when it is aborted, and leaves nothing behind', async () => {
  const controller = new AbortController();
  const asking = ask('ara', controller.signal);
  setTimeout(() => controller.abort(), 100);

  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  expect(existsSync(folder)).toBe(false);
});

it('says that the folder cannot be written to', async () => {
  writeFileSync(folder, 'a file in its place');

  await expect(ask('deu')).rejects.toMatchObject({ code: 'language-not-saved' });
});

it('names the host of an address that does not answer', async () => {
  const gone = fetchLanguage({
    language: 'deu',
    address: 'http://127.0.0.1:1/{language}',
    folder,
    signal: AbortSignal.timeout(20_000),
  });

  await expect(gone).rejects.toMatchObject({
    code: 'language-not-fetched',
    values: { languages: 'deu', host: '127.0.0.1:1' },
  });
});
