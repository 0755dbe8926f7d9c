import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyInStages } from '@octavo/editing/apply-in-stages';
import { openPdf } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { secretDocument } from '@octavo/testkit/pdf/secret-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codec } from '../../codec.ts';
import { installedCodeMaps } from '../../fonts/code-maps.ts';
import { installedFonts } from '../../fonts/installed-fonts.ts';
import { workspaceIn } from '../../workspace.ts';
import { imageHostOf } from '../image-host.ts';
import { proveRedaction } from './prove-redaction.ts';

const secret = 'Ottilie Kragelund';
const folder = mkdtempSync(join(tmpdir(), 'octavo-proof-'));
const { signal } = new AbortController();
const place = { workspace: workspaceIn(folder), signal };
const host = { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() };
let redacted: Awaited<ReturnType<typeof applyInStages>>['redacted'] = null;
let clean = new Uint8Array();

beforeAll(async () => {
  const document = openPdf(secretDocument(secret), codec);
  const operation = { id: 'a', kind: 'redact.text', text: secret, cover: '#000000' } as const;
  const staged = await applyInStages(
    PdfEditor.open(document, host),
    {
      version: 1,
      base: { sha256: '0'.repeat(64), pages: 1 },
      operations: [{ ...operation, matchCase: false, wholeWords: false }],
    },
    {
      editor: host,
      imagesOf: imageHostOf,
      now: new Date(),
      signal,
      fileOf: async () => null,
      pictureOf: async () => null,
    },
  );
  redacted = staged.redacted;
  clean = new Uint8Array(bytesFrom((sink) => staged.write(sink)));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function prove(bytes: Uint8Array): Promise<void> {
  const path = place.workspace.newPath('pdf');
  writeFileSync(path, bytes);
  await proveRedaction(path, redacted!, place);
}

/** The clean file with an update that hides the secret in an object again. */
function withTrace(object: string): Uint8Array {
  const text = Buffer.from(clean).toString('latin1');
  const [, previous = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? [];
  const root = /\/Root\s+(\d+) 0 R/.exec(text)?.[1] ?? openRoot();
  const number = openPdf(clean, codec).size;
  const at = clean.length;
  const body = `${number} 0 obj\n${object}\nendobj\n`;
  const table = `xref\n${number} 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${number + 1} /Root ${root} 0 R /Prev ${previous} >>\nstartxref\n${at + body.length}\n%%EOF\n`;

  return Buffer.concat([clean, Buffer.from(body + table, 'latin1')]);
}

function openRoot(): string {
  const root = openPdf(clean, codec).trailer.get('Root');

  return root !== null && typeof root === 'object' && 'number' in root ? String(root.number) : '';
}

it('accepts a file without traces', async () => {
  await expect(prove(clean)).resolves.toBeUndefined();
});

it('refuses the file as it was', async () => {
  await expect(prove(secretDocument(secret))).rejects.toMatchObject({
    code: 'redaction-incomplete',
    values: { check: 'poppler', place: 'text', page: 1, operation: 'a' },
  });
});

it.each([
  ['in a string', `<< /Type /Annot /Subtype /Text /Rect [0 0 1 1] /Contents (For ${secret}) >>`],
  [
    'in UTF-16',
    `<< /Title <FEFF${Buffer.from(secret, 'utf16le').swap16().toString('hex')}> /Parent 1 0 R >>`,
  ],
  ['in a stream', `<< /Length ${secret.length} >>\nstream\n${secret}\nendstream`],
  [
    'in the data of a picture',
    `<< /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length ${secret.length} >>\nstream\n${secret}\nendstream`,
  ],
])('refuses a file with a trace %s, whether anything refers to it or not', async (_, object) => {
  await expect(prove(withTrace(object))).rejects.toMatchObject({ code: 'redaction-incomplete' });
});

it('never names the secret', async () => {
  const failure: unknown = await prove(secretDocument(secret)).catch((error: unknown) => error);

  expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('Kragelund');
});
