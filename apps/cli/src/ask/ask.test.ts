import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankStatement } from '@octavo/testkit/pdf/bank-statement';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { beforeAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');
let folder = '';

beforeAll(() => {
  folder = newRunFolder();
  writeFileSync(join(folder, 'contract.pdf'), contractDocument(1));
  writeFileSync(join(folder, 'statement.pdf'), bankStatement());
  writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
});

function ask(words: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'ask', ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });

  return { code: status, out: stdout.trim(), err: stderr.trim() };
}

it('answers with the page, the box and the words', () => {
  const { code, out } = ask(['contract.pdf', 'To whom is a notice under this agreement sent?']);

  expect(code).toBe(0);
  expect(out).toMatch(/p\. [12] \[\d+ \d+ \d+ \d+\].* "11\.1 A notice .*named in Schedule B\./);
});

it('gives the same as JSON', () => {
  const { code, out } = ask(['contract.pdf', 'To whom is a notice under this agreement sent?', '--json']);
  const { answer, refused, citations } = JSON.parse(out);

  expect(code).toBe(0);
  expect(refused).toBe(false);
  expect(answer).toContain('Schedule B');
  expect(citations[0]).toMatchObject({ file: 'contract.pdf', quote: expect.stringContaining('Schedule B') });
  expect(citations[0].boxes[0]).toHaveLength(4);
});

it('refuses what the file does not say', () => {
  const { code, out } = ask(['contract.pdf', 'Which engines does Airbus install in helicopters?']);

  expect(code).toBe(3);
  expect(out).toContain('The document does not say this.');
  expect(out).toContain('"Airbus"');
});

it('names the file among several', () => {
  const { code, out } = ask(['contract.pdf', 'statement.pdf', 'Who is the account holder?', '--json']);

  expect(code).toBe(0);
  expect(JSON.parse(out).citations[0]).toMatchObject({ file: 'statement.pdf' });
});

it('answers questions of standard input, one a line', () => {
  const input = 'Who is the account holder?\n\nWhich engines does Airbus install?\n';
  const { code, out } = ask(['statement.pdf', '--json'], input);
  const answers = out.split('\n').map((line) => JSON.parse(line));

  expect(code).toBe(3);
  expect(answers.map(({ refused }) => refused)).toEqual([false, true]);
  expect(answers[0].question).toBe('Who is the account holder?');
});

it.each([
  [['missing.pdf', 'Who is it?'], 1],
  [['broken.pdf', 'Who is it?'], 1],
  [[], 2],
  [['contract.pdf', ' '], 2],
  [['contract.pdf', 'Who is it?', '--limit', 'many'], 2],
  [['contract.pdf', 'Who is it?', '--colour'], 2],
])('ends %j with exit code %d', (words, code) => {
  expect(ask(words).code).toBe(code);
});
