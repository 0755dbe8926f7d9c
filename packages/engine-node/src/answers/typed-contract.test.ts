import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { afterAll, expect, it } from 'vitest';
import { workspaceIn } from '../workspace.ts';
import { readDocument } from './read-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = [
  'LEASE OF A WORKSHOP',
  '',
  '1. Parties',
  'This lease is made between Mrs Ada Rowan, landlord, of 4 Elm Road,',
  'Leeds, and Mr Lee Parker, tenant, of 9 Quay Street, Hull.',
  '',
  '2. Rent',
  'The monthly rent is 640 pounds. It is payable in advance on the 3rd of each',
  'month by bank transfer. Water is charged by the meter.',
  '',
  '3. Deposit',
  'The deposit is 900 pounds. It is returned within two months of the return of',
  'the keys.',
  '',
  '4. Upkeep',
  'The furnace was replaced on 12 January 2024 and inspected on 3 February 2026.',
  'Noise after ten in the evening is not allowed.',
];

/** A page of lines in one font, as typed in a plain editor. */
function typed(): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const shown = lines.map((line, index) => `1 0 0 1 72 ${760 - index * 14} Tm (${line}) Tj`);
  const content = file.stream('', `BT /F 11 Tf ${shown.join(' ')} ET`);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R
      /Resources << /Font << /F ${font} 0 R >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

async function readTyped() {
  const path = join(folder, 'lease.pdf');
  const bytes = typed();
  writeFileSync(path, bytes);
  const { read } = await readDocument(
    { name: 'lease.pdf', kind: 'pdf', path, sizeBytes: bytes.length },
    { language: ['eng'] },
    { workspace: workspaceIn(folder), signal: new AbortController().signal, report: () => undefined },
  );

  return read;
}

it('divides a contract that is typed in one font into its clauses', async () => {
  const { passages } = await readTyped();

  expect(passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['1. Parties', '2. Rent', '3. Deposit', '4. Upkeep']),
  );
  expect(passages.find(({ text }) => text.startsWith('The deposit'))).toMatchObject({
    text: 'The deposit is 900 pounds. It is returned within two months of the return of the keys.',
    headings: expect.arrayContaining(['3. Deposit']),
  });
});

it.each([
  ['When must the rent be paid?', 'It is payable in advance on the 3rd of each month by bank transfer.'],
  ['Where does the landlord live?', 'Mrs Ada Rowan, landlord, of 4 Elm Road, Leeds'],
  ['Where does the tenant live?', 'Mr Lee Parker, tenant, of 9 Quay Street, Hull.'],
  ['How much is the deposit?', 'The deposit is 900 pounds.'],
  [
    'When was the furnace inspected?',
    'The furnace was replaced on 12 January 2024 and inspected on 3 February 2026.',
  ],
])('answers from it: %s', async (question, text) => {
  const answer = answerQuestion(indexDocuments([await readTyped()]), question);

  expect(answer).toMatchObject({ kind: 'answered', certain: true, claims: [{ text }] });
});
