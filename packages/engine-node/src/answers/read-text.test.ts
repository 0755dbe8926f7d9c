import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import { citationOf } from '@octavo/answers/cite/cite';
import { verified } from '@octavo/answers/cite/verified';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { workspaceIn } from '../workspace.ts';
import { readDocument } from './read-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface SampleText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

/** Reads pages of texts at their places, in points from the lower left corner. */
async function reading(pages: readonly (readonly SampleText[])[]): Promise<ReadDocument> {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>');
  const kids = pages.map((texts) => {
    const shown = texts.map(({ x, y, text, size = 11 }) => `/F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj`);
    const content = file.stream('', `BT ${shown.join(' ')} ET`);

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R
        /Resources << /Font << /F ${font} 0 R >> >> >>`,
    );
  });
  file.set(
    tree,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const bytes = file.finish(root);
  const path = join(mkdtempSync(join(folder, 'run-')), 'a.pdf');
  writeFileSync(path, bytes);
  const { read } = await readDocument(
    { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length },
    { language: ['eng'] },
    { workspace: workspaceIn(folder), signal: new AbortController().signal, report: () => undefined },
  );

  return read;
}

const words =
  'the witness was asked whether she had seen the letter before that meeting and said she had not'.split(' ');

function testimony(page: number): SampleText[] {
  return Array.from({ length: 20 }, (_, line) => {
    const text = words.map((_, index) => words[(index + page * 3 + line * 5) % words.length]).slice(0, 12);

    return { x: 100, y: 720 - line * 24, text: text.join(' ') };
  });
}

it('leaves out the numbers of lines in the margin', async () => {
  const numbers = (page: SampleText[]) => page.map(({ y }, line) => ({ x: 60, y, text: String(line + 1) }));
  const pages = [0, 1, 2].map(testimony);
  const read = await reading(pages.map((page) => [...page, ...numbers(page)]));
  const text = read.passages.map((passage) => passage.text).join(' ');

  expect(text).not.toMatch(/\d/);
  expect(text.split(' ')).toHaveLength(3 * 20 * 12);
});

it('names the columns of a table whose names repeat on every page', async () => {
  const towns = ['Lille', 'Nantes', 'Rennes', 'Dijon', 'Reims', 'Metz', 'Brest', 'Tours'];
  const page = (first: number): SampleText[] => [
    ...['Town', 'Visitors', 'Income'].map((text, column) => ({ x: 72 + column * 160, y: 740, text })),
    ...Array.from({ length: 24 }, (_, row) => {
      const at = { y: 710 - row * 22 };

      return [
        { ...at, x: 72, text: `${towns[(first + row) % towns.length]} ${first + row}` },
        { ...at, x: 232, text: String(1000 + first + row) },
        { ...at, x: 392, text: `${(first + row) * 7}.50` },
      ];
    }).flat(),
  ];
  const read = await reading([page(0), page(24), page(48)]);
  const row = read.passages.find(({ text }) => text.startsWith('Lille 0'))!;
  const [visitors, income] = row.row!.cells;

  expect(row.text).toBe('Lille 0; Visitors: 1000; Income: 0.50');
  expect([visitors?.header, income?.header]).toEqual(['Visitors', 'Income']);
  expect(citationOf({ document: 0, read, passage: row, span: income! })).toMatchObject({
    page: 1,
    quote: '0.50',
    label: 'Lille 0',
    header: 'Income',
  });
});

it('takes the opening balance of a statement for no name of a column', async () => {
  const rows = [
    ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    ['1 Apr', 'Opening balance', '', '', '1,020.40'],
    ['2 Apr', 'Card payment Grocer', '42.10', '', '978.30'],
    ['4 Apr', 'Direct debit Water', '31.00', '', '947.30'],
    ['9 Apr', 'Salary Acme Ltd', '', '1,850.00', '2,797.30'],
    ['12 Apr', 'Cash withdrawal', '100.00', '', '2,697.30'],
  ];
  const lefts = [72, 130, 280, 360, 440];
  const read = await reading([
    rows.flatMap((row, line) =>
      row.flatMap((text, column) => (text === '' ? [] : [{ x: lefts[column]!, y: 700 - line * 18, text }])),
    ),
  ]);

  expect(read.passages.map(({ text }) => text)).toContain(
    '9 Apr; Description: Salary Acme Ltd; Money in: 1,850.00; Balance: 2,797.30',
  );
  const [salary] = read.passages.filter(({ text }) => text.includes('Salary'));
  const span = { start: 0, end: salary!.text.length };
  expect(citationOf({ document: 0, read, passage: salary!, span })).toMatchObject({
    quote: '9 Apr; Salary Acme Ltd; 1,850.00; 2,797.30',
    named: salary!.text,
  });
});

it('joins a sentence that goes on in another block, and keeps items with their introduction', async () => {
  const read = await reading([
    [
      { x: 72, y: 700, text: 'The tenant pays for the following on the first day of each month:' },
      ...['heating and water,', 'cleaning of the stairs,', 'the lift.'].map((item, index) => ({
        x: 90,
        y: 680 - index * 16,
        text: `${index + 1}. ${item}`,
      })),
    ],
  ]);
  const [passage, ...others] = read.passages;

  expect(others).toEqual([]);
  expect(passage?.text).toBe(
    'The tenant pays for the following on the first day of each month: 1. heating and water, ' +
      '2. cleaning of the stairs, 3. the lift.',
  );
  expect(passage?.sentences).toHaveLength(4);
});

it('reads the lines of a form one by one, and a sentence over two lines as one', async () => {
  const lines = [
    'Invoice number: NP-0417',
    'Invoice date: 3 June 2025',
    'Due date: 3 July 2025',
    'Order: PO 77',
  ];
  const prose = [
    'Please quote the number of this invoice with your payment, so that we can find it',
    'in our books.',
  ];
  const read = await reading([
    [
      ...lines.map((text, line) => ({ x: 72, y: 700 - line * 14, text })),
      ...prose.map((text, line) => ({ x: 72, y: 600 - line * 14, text })),
    ],
  ]);
  const sentences = read.passages.flatMap(({ text, sentences: spans }) =>
    spans.map(({ start, end }) => text.slice(start, end)),
  );
  const answer = answerQuestion(indexDocuments([read]), 'What is the due date?');

  expect(sentences).toEqual([...lines, prose.join(' ')]);
  expect(answer).toMatchObject({
    kind: 'answered',
    certain: true,
    claims: [{ text: 'Due date: 3 July 2025' }],
  });
  expect(answer.kind === 'answered' && verified(read, answer.claims[0]!.citations[0]!)).toBe(true);
});

it('says of no word in a running header that it stands nowhere', async () => {
  const header = { x: 72, y: 760, text: 'Harbour Board of Aldmouth' };
  const read = await reading([0, 1, 2].map((page) => [header, ...testimony(page)]));
  const answer = answerQuestion(indexDocuments([read]), 'Which ferries does Aldmouth lend to Corley?');

  expect(read.passages.some(({ text }) => text.includes('Aldmouth'))).toBe(false);
  expect(read.asides).toContain(header.text);
  expect(answer).toMatchObject({ kind: 'refused', missing: ['ferries', 'lend', 'Corley'] });
});

it('passes only citations whose words stand in their boxes', async () => {
  const read = await reading([0, 1].map(testimony));
  const [passage] = read.passages;
  const length = passage!.text.length;

  fc.assert(
    fc.property(fc.nat(length), fc.nat(300), (from, size) => {
      const span = { start: from, end: Math.min(length, from + size) };
      const citation = citationOf({ document: 0, read, passage: passage!, span });

      if (citation === null) {
        expect(passage!.text.slice(span.start, span.end).trim()).toBe('');

        return;
      }

      expect(verified(read, citation)).toBe(true);
      expect(citation.quote).toContain(passage!.text.slice(span.start, span.end).trim().slice(0, 1));
      expect(verified(read, { ...citation, quote: `${citation.quote} not` })).toBe(false);
      expect(verified(read, { ...citation, page: citation.page + 7 })).toBe(false);
      const [[left, top, right, bottom], ...rest] = citation.boxes as [
        (typeof citation.boxes)[number],
        ...typeof citation.boxes,
      ];
      const moved = { ...citation, boxes: [[left, top + 24, right, bottom + 24] as const, ...rest] };
      expect(verified(read, moved)).toBe(false);
    }),
  );
});
