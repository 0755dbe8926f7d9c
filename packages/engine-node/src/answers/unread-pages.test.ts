import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { afterAll, expect, it } from 'vitest';
import { workspaceIn } from '../workspace.ts';
import { readDocument } from './read-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-unread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codes = Array.from({ length: 40 }, (_, index) => 65 + index);

/** Type 3 font of squares, whose glyph names do not identify their characters. */
function squares(file: PdfFile): string {
  const square = file.stream('', '500 0 0 0 500 500 d1 0 0 500 500 re f');
  const names = codes.map((code) => `/shape${code}x`);

  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0]
    /FirstChar 65 /LastChar 104 /Widths [${codes.map(() => 500).join(' ')}] /Resources << >>
    /Encoding << /Type /Encoding /Differences [65 ${names.join(' ')}] >>
    /CharProcs << ${names.map((name) => `${name} ${square} 0 R`).join(' ')} >> >>`;
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

async function readPages(contents: readonly string[]): Promise<ReadDocument> {
  const file = new PdfFile();
  const pages = file.reserve();
  const [plain, silent] = [file.add(helvetica), file.add(squares(file))];
  const kids = contents.map((text) => {
    const content = file.stream('', `BT 12 TL 40 200 Td ${text} ET`);

    return file.add(
      `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 400 300] /Contents ${content} 0 R
        /Resources << /Font << /F ${plain} 0 R /S ${silent} 0 R >> >> >>`,
    );
  });
  file.set(
    pages,
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  const bytes = file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
  const path = join(folder, 'a.pdf');
  writeFileSync(path, bytes);
  const { read } = await readDocument(
    { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length },
    { language: ['eng'] },
    { workspace: workspaceIn(folder), signal: new AbortController().signal, report: () => undefined },
  );

  return read;
}

const sentence = 'The lease of the workshop ends on 31 March 2031.';

it('reports pages whose fonts say nothing as unread, and never cites them', async () => {
  const line = `<${codes.map((code) => code.toString(16)).join('')}>`;
  const read = await readPages([`/F 12 Tf (${sentence}) Tj`, `/S 12 Tf ${line} Tj`]);

  expect(read.pages.map(({ state }) => state)).toEqual(['text', 'unread']);
  expect(read.passages.map(({ text }) => text)).toEqual([sentence]);
});

it('leaves letters out whose font says nothing, and reads the rest of the page', async () => {
  const read = await readPages([`/F 12 Tf (${sentence}) Tj T* /S 12 Tf (FRGHV DQG QR OHWWHUV) Tj`]);

  expect(read.pages.map(({ state }) => state)).toEqual(['text']);
  expect(read.passages.map(({ text }) => text)).toEqual([sentence]);
});

it('shows boxes for single letters that cannot be read', async () => {
  const read = await readPages([
    '/F 12 Tf (The rent is 1) Tj /S 12 Tf (BCD) Tj /F 12 Tf ( pounds a month.) Tj',
  ]);

  expect(read.passages.map(({ text }) => text)).toEqual(['The rent is 1□□□ pounds a month.']);
});
