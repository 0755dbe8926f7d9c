import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPdf } from '@octavo/pdf/document';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { qpdf } from '../programs/qpdf.ts';
import type { OutputFile } from '../run-files.ts';
import { workspaceIn } from '../workspace.ts';
import { editPdfFile, type PdfChange, type PdfEditOptions } from './edit-pdf-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-edit-file-'));
const place = { workspace: workspaceIn(folder), signal: new AbortController().signal };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stamp: PdfChange = async (editor) => {
  await editor.page(0).drawText('Stamped', { size: 20, at: { x: 50, y: 50 } });

  return [];
};

function edit(
  bytes: Uint8Array,
  {
    password,
    rights,
    ...options
  }: Partial<PdfEditOptions> & { readonly password?: string; readonly rights?: boolean } = {},
  change: PdfChange = stamp,
): Promise<OutputFile> {
  const path = place.workspace.newPath('pdf');
  writeFileSync(path, bytes);
  const file = { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length, password, rights } as const;

  return editPdfFile(file, { name: 'b.pdf', ...options }, place, change);
}

/** A document with a signature over some of its bytes. */
function signedDocument(): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] >>`);
  const value = file.add('<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <5EC2E7> >>');
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Perms << /DocMDP ${value} 0 R >> >>`);

  return file.finish(root);
}

async function locked(bytes: Uint8Array, ...args: readonly string[]): Promise<Uint8Array> {
  const [from, to] = [place.workspace.newPath('pdf'), place.workspace.newPath('pdf')];
  writeFileSync(from, bytes);
  await qpdf({
    args: (name) => ['--encrypt', 'user', 'owner', '256', ...args, '--', name(from), name(to)],
    ...place,
  });

  return readFileSync(to);
}

it('appends changes, so that a signed file stays a prefix of the result', async () => {
  const bytes = signedDocument();
  const output = await edit(bytes);
  const result = readFileSync(output.path);

  expect(result.subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
  expect(output).toMatchObject({
    name: 'b.pdf',
    kind: 'pdf',
    pages: 1,
    notes: [{ code: 'changed-after-signing', values: {} }],
  });
  expect(popplerTexts(output.path)).toEqual(['Stamped']);
});

it('writes anew what must not keep the old bytes, and says that signatures end', async () => {
  const bytes = signedDocument();
  const output = await edit(bytes, { mode: 'rewrite' });

  expect(readFileSync(output.path).includes(Buffer.from(bytes.subarray(20, 200)))).toBe(false);
  expect(output.notes).toEqual([{ code: 'signatures-removed', values: {} }]);
  expect(popplerTexts(output.path)).toEqual(['Stamped']);
});

it.each([
  ['counts pages that are not there', '/Count 3', '/Count 9'],
  ['does not count its pages', '/Count 3', ''],
])('rebuilds a file whose page tree %s', async (_, written, lie) => {
  const text = Buffer.from(featureDocument({ pages: 3 })).toString('latin1');
  const tree = text.indexOf(written, text.indexOf('/Type /Pages'));
  const bytes = Buffer.from(
    text.slice(0, tree) + lie.padEnd(written.length) + text.slice(tree + written.length),
    'latin1',
  );
  const output = await edit(bytes);

  expect(output.notes).toEqual([{ code: 'repaired', values: { what: 'rewritten' } }]);
  expect(popplerPages(output.path)).toBe(3);
  expect(popplerTexts(output.path)?.[0]).toContain('Stamped');
  expect(qpdfCheck(output.path)).toMatchObject({ ok: true });
});

it('rebuilds a file without a cross-reference table', async () => {
  const bytes = featureDocument({ pages: 2 });
  const cut = bytes.subarray(0, Buffer.from(bytes).lastIndexOf('startxref'));
  const output = await edit(cut);

  expect(output.notes[0]?.code).toBe('repaired');
  expect(openPdf(readFileSync(output.path), codec).repairs).toEqual([]);
  expect(popplerTexts(output.path)?.[0]).toContain('Stamped');
});

it('keeps the passwords of a protected file', async () => {
  const output = await edit(await locked(featureDocument({ pages: 2 })), { password: 'user' });

  expect(popplerPages(output.path)).toBe(null);
  expect(popplerTexts(output.path, 'user')?.[0]).toContain('Stamped');
});

it('refuses a file whose owner forbids changes', async () => {
  const bytes = await locked(featureDocument({ pages: 2 }), '--modify=none');

  await expect(edit(bytes, { password: 'user' })).rejects.toMatchObject({ code: 'restricted-file' });
  expect(await edit(bytes, { password: 'owner' })).toMatchObject({ pages: 2 });
});

it('changes a restricted file for a user with the right to, and keeps its restrictions', async () => {
  const bytes = await locked(featureDocument({ pages: 2 }), '--modify=none');
  const output = await edit(bytes, { password: 'user', rights: true });

  expect(popplerTexts(output.path, 'user')?.[0]).toContain('Stamped');
  await expect(edit(readFileSync(output.path), { password: 'user' })).rejects.toMatchObject({
    code: 'restricted-file',
  });
});

it('returns the notes of the change', async () => {
  const note = { code: 'repaired', values: { what: 'test' } } as const;
  const output = await edit(featureDocument({ pages: 1 }), {}, async () => [note]);

  expect(output.notes).toEqual([note]);
  expect(everythingIn(readFileSync(output.path))).not.toContain('OvF');
});
