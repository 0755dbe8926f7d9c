import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerPages, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const bytes = featureDocument({ pages: 3 });
const text = (data: Uint8Array) => Buffer.from(data).toString('latin1');

it('reports no damage for an intact file', async () => {
  const { files } = await runOn('repair-pdf', [{ name: 'a.pdf', bytes }]);

  expect(files[0]?.notes).toEqual([{ code: 'nothing-to-repair', values: {} }]);
});

it.each([
  ['truncated cross-references', bytes.subarray(0, text(bytes).lastIndexOf('xref'))],
  [
    'a wrong start of the cross-references',
    Buffer.from(text(bytes).replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
  ],
  ['bytes before the header', Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), bytes])],
])('repairs %s and reports it', async (_, damaged) => {
  const { files } = await runOn('repair-pdf', [{ name: 'a.pdf', bytes: damaged }]);
  const path = files[0]?.path ?? '';

  expect(files[0]?.notes[0]?.code).toBe('repaired');
  expect(qpdfCheck(path).ok).toBe(true);
  expect(popplerPages(path)).toBe(3);
});

it('refuses a file without pages', async () => {
  const empty = { name: 'a.pdf', bytes: new TextEncoder().encode(`%PDF-1.7\n${'nothing '.repeat(50)}`) };

  await expect(runOn('repair-pdf', [empty])).rejects.toMatchObject({
    code: 'damaged-file',
    values: { file: 'a.pdf' },
  });
  await expect(runOn('repair-pdf', [empty])).rejects.not.toMatchObject({ values: { advice: 'repair' } });
});
