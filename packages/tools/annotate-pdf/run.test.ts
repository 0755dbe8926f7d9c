import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { annotatedDocument } from '@octavo/testkit/pdf/annotated-document';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const bytes = annotatedDocument();
const base = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: 1 };

async function annotate(options: Record<string, unknown>, more: Parameters<typeof runOn>[1] = []) {
  const { files } = await runOn('annotate-pdf', [{ name: 'paper.pdf', bytes }, ...more], options);
  const [output, comments] = files;

  return {
    name: output?.name,
    path: output?.path ?? '',
    notes: output?.notes,
    bytes: readFileSync(output?.path ?? ''),
    comments: comments === undefined ? '' : readFileSync(comments.path, 'utf8'),
  };
}

const rectangle = {
  id: 'one',
  kind: 'annotation.add',
  page: 'p1',
  annotation: { type: 'rectangle', box: { left: 20, top: 20, width: 50, height: 30 } },
};

it('applies a list of edits after the bytes of the file', async () => {
  const result = await annotate({ edits: { version: 1, base, operations: [rectangle] } });

  expect(result.name).toBe('paper-annotated.pdf');
  expect(result.bytes.subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
  expect(result.bytes.subarray(bytes.length).toString('latin1')).toContain('/Square');
});

it('adds notes by page', async () => {
  const result = await annotate({ note: ['1: Please check', '01: Twice'] });

  expect(
    result.bytes
      .subarray(bytes.length)
      .toString('latin1')
      .match(/\/Subtype\s*\/Text/g),
  ).toHaveLength(2);
});

it('refuses the list of another file', async () => {
  const list = { version: 1, base: { ...base, sha256: 'a'.repeat(64) }, operations: [rectangle] };

  await expect(annotate({ edits: list })).rejects.toMatchObject({ code: 'edit-base-differs' });
});

it('refuses a list of a later version, and a task without edits', async () => {
  const later = { version: 2, base, operations: [] };

  await expect(annotate({ edits: later })).rejects.toMatchObject({ code: 'edit-too-new' });
  await expect(annotate({})).rejects.toMatchObject({ code: 'no-edits' });
});

it('names the operation that cannot be applied', async () => {
  const elsewhere = { ...rectangle, id: 'two', page: 'p2' };
  const list = { version: 1, base, operations: [rectangle, elsewhere] };

  await expect(annotate({ edits: list })).rejects.toMatchObject({
    code: 'edit-not-possible',
    values: { operation: 'two', number: 2 },
  });
});

it('highlights every occurrence of a text, and fails when there is none', async () => {
  const [page] = popplerTexts((await annotate({ note: ['1: x'] })).path) ?? [];
  const word = page?.match(/[A-Za-z]{4,}/)?.[0] ?? '';
  const result = await annotate({ highlight: [word] });

  expect(result.bytes.subarray(bytes.length).toString('latin1')).toContain('/Highlight');
  await expect(annotate({ highlight: ['not on any page'] })).rejects.toMatchObject({
    code: 'text-not-found',
    values: { text: 'not on any page' },
  });
});

it('exports comments, and imports them into the same document', async () => {
  const exported = await annotate({ note: ['1: Please check'], exportComments: true });
  const file = { name: 'a.xfdf', bytes: Buffer.from(exported.comments), option: 'comments' };
  const imported = await annotate({}, [file]);

  expect(exported.comments).toContain('Please check');
  expect(imported.bytes.subarray(bytes.length).toString('latin1')).toMatch(/\/Subtype\s*\/Text/);
});
