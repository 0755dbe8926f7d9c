import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { giveTitle } from './give-title.ts';
import { readInformation } from './information.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-title-'));
afterAll(() => rmSync(folder, { recursive: true }));

const packet =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF></x:xmpmeta>';

function documentWith(information: string, catalog = ''): Uint8Array {
  const file = new PdfFile();
  const pages = file.reserve();
  const page = file.add(`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 9 9] >>`);
  file.set(pages, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  const metadata = file.stream('/Type /Metadata /Subtype /XML', packet);
  const root = file.add(`<< /Type /Catalog /Pages ${pages} 0 R /Metadata ${metadata} 0 R ${catalog} >>`);

  return file.finish(root, `/Info ${file.add(`<< ${information} >>`)} 0 R`);
}

function titledAs(title: string, source: Uint8Array): Uint8Array {
  return bytesFrom((sink) => giveTitle(openPdf(source, codec), title, sink, codec));
}

it('appends the title to the file, in each place that readers use', () => {
  const source = documentWith('/Author (Ada)', '/ViewerPreferences << /Direction /R2L >>');
  const bytes = titledAs('Été & <Nids>', source);
  const path = join(folder, 'titled.pdf');
  writeFileSync(path, bytes);
  const added = Buffer.from(bytes.subarray(source.length)).toString('utf8');

  expect(Buffer.from(bytes.subarray(0, source.length)).equals(source)).toBe(true);
  expect(readInformation(openPdf(bytes, codec))).toMatchObject({ title: 'Été & <Nids>', author: 'Ada' });
  expect(added).toContain('<rdf:li xml:lang="x-default">Été &amp; &lt;Nids&gt;</rdf:li>');
  expect(added).toMatch(/\/Direction ?\/R2L ?\/DisplayDocTitle true/);
  expect(qpdfCheck(path).ok).toBe(true);
});

it('keeps an existing title', () => {
  expect(titledAs('file name', documentWith('/Title (Own)'))).toHaveLength(0);
  expect(titledAs('file name', documentWith('/Title ( )')).length).toBeGreaterThan(0);
});
