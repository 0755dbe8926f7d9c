import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { answerReport, outlineReport, toolReport } from '@octavo/agents/reports';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { toolIds } from '@octavo/tools/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');
const client = new Client({ name: 'test', version: '1' });
let folder = '';
let elsewhere = '';

beforeAll(async () => {
  folder = newRunFolder();
  elsewhere = newRunFolder();
  writeFileSync(join(folder, 'a.pdf'), pages(2));
  writeFileSync(join(folder, 'b.pdf'), pages(3));
  writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
  writeFileSync(join(folder, 'contract.pdf'), contractDocument(1));
  writeFileSync(join(elsewhere, 'secret.pdf'), pages(1));
  symlinkSync(join(elsewhere, 'secret.pdf'), join(folder, 'link.pdf'));
  symlinkSync(elsewhere, join(folder, 'way-out'));
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], cwd: folder, stderr: 'pipe' }),
  );
});

afterAll(() => client.close());

const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
} as const;

function pages(count: number): Uint8Array {
  return placedDocument(Array.from({ length: count }, () => page));
}

const call = (name: string, given: object, more: object = {}) =>
  client.callTool({ name, arguments: { ...given } }, more);

it('lists every tool of the catalogue and the questions, in few words', async () => {
  const { tools } = await client.listTools();

  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    [...toolIds, 'open_document', 'document_outline', 'ask'].toSorted(),
  );
  expect(tools.every(({ outputSchema }) => outputSchema !== undefined)).toBe(true);
  expect(tools.every(({ annotations }) => annotations?.destructiveHint === false)).toBe(true);
  expect(JSON.stringify(tools).length).toBeLessThan(250_000);
});

it('has the schema of an edit list as a resource', async () => {
  const { contents } = await client.readResource({ uri: 'octavo://schemas/edit-pdf/edits' });
  const [schema] = contents.map((content) => ('text' in content ? JSON.parse(content.text) : null));

  expect(schema.properties.operations.type).toBe('array');
});

it('merges files into a new one, with progress', async () => {
  const progress: number[] = [];
  const { structuredContent, isError } = await call(
    'merge-pdf',
    { files: [{ file: 'a.pdf' }, { file: 'b.pdf' }], output: 'all.pdf' },
    { onprogress: (each: { readonly progress: number }) => progress.push(each.progress) },
  );
  const { results } = toolReport.parse(structuredContent);

  expect(isError ?? false).toBe(false);
  expect(results).toMatchObject([{ file: join(folder, 'all.pdf'), kind: 'pdf', pages: 5, address: null }]);
  expect(readdirSync(folder)).toContain('all.pdf');
  expect(progress.at(-1)).toBeGreaterThan(0);
});

it('asks a document once it is open, and refuses what it does not say', async () => {
  const opened = await call('open_document', { files: [{ file: 'contract.pdf' }] });
  const { document } = opened.structuredContent as { document: string };
  const outline = outlineReport.parse((await call('document_outline', { document })).structuredContent);
  const question = 'To whom is a notice under this agreement sent?';
  const answer = answerReport.parse((await call('ask', { document, question })).structuredContent);
  const other = await call('ask', {
    document,
    question: 'Which engines does Airbus install in helicopters?',
  });

  expect(outline.summary.length).toBeGreaterThan(0);
  expect(answer).toMatchObject({ refused: false, citations: [{ file: 'contract.pdf' }] });
  expect(answer.answer).toContain('Schedule B');
  expect(answerReport.parse(other.structuredContent)).toMatchObject({ answer: null, refused: true });
});

it.each([
  ['a path elsewhere', { files: [{ file: '/etc/passwd' }] }, 'outside-folders'],
  ['a link that leads out', { files: [{ file: 'link.pdf' }] }, 'outside-folders'],
  ['a file that is not there', { files: [{ file: 'missing.pdf' }] }, 'not-found'],
  ['a place elsewhere', { files: [{ file: 'a.pdf' }], output: '../x.pdf' }, 'outside-folders'],
  ['a folder that leads out', { files: [{ file: 'a.pdf' }], output: 'way-out/x.pdf' }, 'outside-folders'],
  ['a file that exists', { files: [{ file: 'a.pdf' }], output: 'b.pdf' }, 'illegal-input'],
  ['an option of another type', { files: [{ file: 'a.pdf' }], options: { angle: 45 } }, 'illegal-input'],
  ['a broken file', { files: [{ file: 'broken.pdf' }] }, 'damaged-file'],
])('refuses %s with a code of ours', async (_, given, code) => {
  const { isError, structuredContent } = await call('rotate-pdf', given);

  expect(isError).toBe(true);
  expect(JSON.stringify(structuredContent)).toContain(`"${code}"`);
});
