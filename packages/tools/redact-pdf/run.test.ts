import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { secretDocument } from '@octavo/testkit/pdf/secret-document';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const secret = 'Ottilie Kragelund';
const bytes = secretDocument(secret);

async function redact(options: Record<string, unknown>, source: Uint8Array = bytes) {
  const { files, failures } = await runOn('redact-pdf', [{ name: 'letter.pdf', bytes: source }], options);
  const [output, report] = files;

  return {
    failures,
    name: output?.name,
    path: output?.path ?? '',
    notes: output?.notes ?? [],
    everything: output === undefined ? '' : everythingIn(readFileSync(output.path)),
    report: report === undefined ? null : JSON.parse(readFileSync(report.path, 'utf8')),
    names: files.map(({ name }) => name),
  };
}

it('removes a text from the page and from every hiding place', async () => {
  const { name, path, everything, notes } = await redact({ redact: [secret] });
  const forms = [secret, 'Kragelund', Buffer.from(secret, 'utf16le').swap16().toString('latin1')];

  expect(name).toBe('letter-redacted.pdf');
  expect(qpdfCheck(path).ok).toBe(true);
  expect(popplerTexts(path)?.join(' ')).toContain('is due');
  expect(forms.filter((form) => everything.includes(form))).toEqual([]);
  expect(everything.includes(encodeURIComponent(secret))).toBe(false);
  expect(notes.map(({ code }) => code)).toContain('attachments-removed');
});

it('reports what was removed from where, and never the text', async () => {
  const { report, names } = await redact({ redact: [secret], report: true });
  const places = report.removals.map(({ place }: { place: string }) => place);

  expect(names).toEqual(['letter-redacted.pdf', 'letter-redactions.json']);
  expect(places).toEqual(
    expect.arrayContaining([
      'text',
      'annotations',
      'links',
      'outline',
      'destinations',
      'page-labels',
      'information',
      'metadata',
      'tags',
      'fields',
      'scripts',
      'attachments',
      'layers',
      'private-data',
      'thumbnails',
    ]),
  );
  expect(report.findings).toEqual([
    { operation: 'option-text-1', kind: 'text', hits: 1, hitsInPictures: 0, pages: [1] },
  ]);
  expect(JSON.stringify(report)).not.toContain('Kragelund');
});

it('writes nothing when a text is not found', async () => {
  await expect(redact({ redact: [secret, 'nowhere at all'] })).rejects.toMatchObject({
    code: 'text-not-found',
    values: { operation: 'option-text-2', number: 2 },
  });
  await expect(redact({ redactPattern: 'iban' })).rejects.toMatchObject({
    code: 'text-not-found',
    values: { pattern: 'iban' },
  });
  await expect(redact({})).rejects.toMatchObject({ code: 'no-edits' });
});

it('finds personal data by its form', async () => {
  const { everything, notes } = await redact(
    { redactPattern: 'email,ssn' },
    secretDocument('ann.lee@example.org'),
  );

  expect(everything).not.toContain('ann.lee@example');
  expect(notes).toContainEqual({ code: 'redaction-unfound', values: { kind: 'ssn' } });
});

it('removes the words of an area from the rest of the file, too', async () => {
  const base = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: 1 };
  const area = {
    id: 'a',
    kind: 'redact.area',
    page: 'p1',
    areas: [{ left: 136, top: 78, width: 92, height: 18 }],
  };
  const { everything, path } = await redact({ edits: { version: 1, base, operations: [area] } });

  expect(everything).not.toContain('Kragelund');
  expect(popplerTexts(path)?.join(' ')).toContain('is due');
});
