import { readFile } from 'node:fs/promises';
import { editList } from '@octavo/contract/edits/edit-list';
import { signatureRequest } from '@octavo/contract/signing/signature-request';
import { findFontFile } from '@octavo/engine-node/fonts/font-files';
import { findHandFile } from '@octavo/engine-node/fonts/hand-files';
import { signingHost } from '@octavo/engine-node/signing/signing-host';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { prepareSignature } from '@octavo/signing/prepare/prepare-signature';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserFonts } from '../editing/browser-fonts.ts';
import { digestParts } from './digest-parts.ts';

const page = {
  rotation: 90,
  mediaBox: [0, 0, 400, 300],
  cropBox: [10, 10, 380, 280],
  userUnit: 2,
  contents: ['0.9 g 0 0 10 10 re f'],
  resources: 'own',
} as const;

/** Answers as the server does to requests for fonts. */
async function serveFont(address: string): Promise<Response> {
  const name = address.replace('/fonts/', '');
  const path = findHandFile(name) ?? findFontFile(name);

  return path === null ? new Response(null, { status: 404 }) : new Response(await readFile(path));
}

beforeEach(() => vi.stubGlobal('fetch', serveFont));
afterEach(() => vi.unstubAllGlobals());

it('prepares the same bytes with the fonts of the browser and with those of the job', async () => {
  const file = new Uint8Array(placedDocument([page]));
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', file)).toString('hex');
  const request = signatureRequest.parse({
    base: { sha256 },
    id: 'a',
    time: '2026-11-23T11:20:00Z',
    signer: 'Zoé Brontë Ελένη 山田太郎 שרה',
    field: { name: 'Signature1', place: { page: 'p1', box: { left: 20, top: 20, width: 300, height: 100 } } },
    appearance: { language: 'fr' },
    reason: 'Lu et approuvé',
  });
  const edits = editList.parse({
    version: 1,
    base: { sha256, pages: 1 },
    operations: [
      {
        id: 'b',
        kind: 'text.add',
        page: 'p1',
        box: { left: 20, top: 200, width: 200, height: 40 },
        look: { size: 12, color: '#000000' },
        runs: [{ text: 'Déjà vu, Привет, नमस्ते' }],
      },
    ],
  });
  const signal = new AbortController().signal;
  const browser = {
    fonts: browserFonts(),
    codeMaps: new CodeMaps(() => null),
    digestParts,
    signal,
    fileOf: async () => null,
  };
  const [here, there] = await Promise.all(
    [browser, signingHost([], signal)].map((host) => prepareSignature(file, { request, edits }, host)),
  );

  expect(here?.digest).toEqual(there?.digest);
  expect(Buffer.compare(here?.bytes ?? file, there?.bytes ?? file)).toBe(0);
});
