import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { anyPlacedPage, placedDocument } from '@octavo/testkit/pdf/placed-document';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formDocument } from '../../test/form-document.ts';
import { host, pathOf, requestFor, signed, signerNamed } from '../../test/signing-harness.ts';
import { makeTestIdentity } from '../certificates/test-identity.ts';
import { checkCms } from '../cms/check-cms.ts';
import { makeCms } from '../cms/make-cms.ts';
import { freeFieldName } from './free-field-name.ts';
import { openForSigning } from './open-for-signing.ts';
import { prepareSignature } from './prepare-signature.ts';
import { embedSignature } from './signature-gap.ts';

const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: ['0.9 g 0 0 10 10 re f'],
  resources: 'own',
} as const;
const base = new Uint8Array(placedDocument([page, page]));
const box = { left: 40, top: 60, width: 200, height: 70 };
const visible = { field: { name: 'Signature1', place: { page: 'p1', box } } };

describe('prepareSignature', () => {
  it.each(['rsa-2048', 'rsa-3072', 'p-256', 'p-384', 'p-521'] as const)(
    'makes a signature of %s that poppler finds valid over the whole file',
    async (name) => {
      const { bytes } = await signed(base, await signerNamed(name), visible);
      const path = pathOf(bytes);

      expect(bytes.subarray(0, base.length)).toEqual(base);
      expect(qpdfCheck(path).ok).toBe(true);
      expect(pdfsigSignatures(path)).toMatchObject([
        { field: 'Signature1', isValid: true, coversWholeFile: true },
      ]);
    },
  );

  // NSS, by which poppler checks, knows neither of them.
  it.each(['ed25519', 'rsa-pss'] as const)('makes a signature of %s that holds', async (name) => {
    const identity = await signerNamed(name);
    const request = requestFor(base, { identity });
    const { digest } = await prepareSignature(base, { request, edits: null }, host);
    const cms = await makeCms({ digest, algorithm: request.digest }, identity);

    await expect(checkCms(cms, { digest, request, time: new Date() })).resolves.toBeUndefined();
  });

  it('gives the same bytes each time', async () => {
    const request = requestFor(base, { ...visible, reason: 'I agree' });
    const [one, other] = await Promise.all(
      [1, 2].map(() => prepareSignature(base.slice(), { request, edits: null }, host)),
    );

    expect(one).toEqual(other);
  });

  it('writes marks in the same update', async () => {
    const identity = await makeTestIdentity('Ada Lovelace', new Date());
    const list = {
      version: 1 as const,
      base: { sha256: requestFor(base).base.sha256, pages: 2 },
      operations: [
        {
          id: 'a',
          kind: 'annotation.add' as const,
          page: 'p2',
          annotation: {
            type: 'note' as const,
            at: { x: 20, y: 20 },
            contents: 'Seen',
            author: 'Ada',
          },
        },
      ],
    };
    const { editList } = await import('@octavo/contract/edits/edit-list');
    const { bytes } = await signed(base, identity, visible, editList.parse(list));
    const updates = Buffer.from(bytes.subarray(base.length)).toString('latin1').split('%%EOF').length - 1;

    expect(updates).toBe(1);
    expect(pdfsigSignatures(pathOf(bytes))).toMatchObject([{ isValid: true, coversWholeFile: true }]);
    expect(Buffer.from(bytes).includes('(Seen)')).toBe(true);
  });

  it('is seen at its place on any page, and nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlacedPage(), async (placed) => {
        const before = placedDocument([placed]);
        const unit = placed.userUnit;
        // PDFium draws a unit of the page as one point.
        const drawn = { left: 30, top: 50, width: 90, height: 40 };
        const shown = {
          left: drawn.left * unit,
          top: drawn.top * unit,
          width: drawn.width * unit,
          height: drawn.height * unit,
        };
        const field = { name: 'Signature1', place: { page: 'p1', box: shown } };
        const request = requestFor(before, { field });
        const { bytes } = await prepareSignature(before, { request, edits: null }, host);
        const changed = await changedBox(before, bytes);

        expect(changed).not.toBe(null);
        const [left, top, right, bottom] = changed!;
        expect(left).toBeGreaterThanOrEqual(drawn.left - 1);
        expect(top).toBeGreaterThanOrEqual(drawn.top - 1);
        expect(right).toBeLessThanOrEqual(drawn.left + drawn.width + 1);
        expect(bottom).toBeLessThanOrEqual(drawn.top + drawn.height + 1);
        // Text that stands upright fills the width of its box more than its height.
        expect(right - left).toBeGreaterThan(bottom - top);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps earlier signatures valid', async () => {
    const [ada, zoe] = [await signerNamed('rsa-2048'), await signerNamed('p-256')];
    let { bytes } = await signed(base, ada, visible);

    for (const identity of [zoe, ada]) {
      const name = freeFieldName(openForSigning(bytes));
      ({ bytes } = await signed(bytes, identity, { field: { name, place: null } }));
    }

    const found = pdfsigSignatures(pathOf(bytes));
    expect(found.map(({ field, isValid }) => [field, isValid])).toEqual([
      ['Signature1', true],
      ['Signature2', true],
      ['Signature3', true],
    ]);
    expect(found.map(({ coversWholeFile }) => coversWholeFile)).toEqual([false, false, true]);
  });

  it('asks for the room that a signature needs', async () => {
    const identity = await signerNamed('rsa-3072');
    const request = requestFor(base, { identity, roomBytes: 4096 });
    const prepared = await prepareSignature(base, { request, edits: null }, host);

    expect(() => embedSignature(prepared, new Uint8Array(4097))).toThrow(
      expect.objectContaining({ code: 'signature-room-too-small', values: { needed: 4097 } }),
    );
  });

  it('refuses another file, and a file with a password', async () => {
    const request = requestFor(new Uint8Array(1));
    const prepare = (bytes: Uint8Array, wanted = request) =>
      prepareSignature(bytes, { request: wanted, edits: null }, host);

    await expect(prepare(base)).rejects.toMatchObject({ code: 'signature-base-differs' });
    const locked = formDocument({ trailer: '/Encrypt << /Filter /Standard /V 4 >>' });
    await expect(prepare(locked, requestFor(locked))).rejects.toMatchObject({
      code: 'signature-file-encrypted',
    });
  });

  it('repairs a damaged file first', async () => {
    const damaged = Buffer.from(
      Buffer.from(base)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    const { bytes, isRepaired, lostSignatures } = await signed(
      new Uint8Array(damaged),
      await signerNamed('p-256'),
    );
    const path = pathOf(bytes);

    expect([isRepaired, lostSignatures]).toEqual([true, false]);
    expect(qpdfCheck(path).ok).toBe(true);
    expect(pdfsigSignatures(path)).toMatchObject([{ isValid: true, coversWholeFile: true }]);
  });

  it('empties the earlier signatures of a file that it repairs', async () => {
    const first = await signed(base, await signerNamed('p-256'));
    const request = { repairs: true, field: { name: 'Second', place: null } };
    const { bytes, lostSignatures } = await signed(first.bytes, await signerNamed('rsa-2048'), request);

    expect(lostSignatures).toBe(true);
    expect(pdfsigSignatures(pathOf(bytes)).filter(({ signer }) => signer !== '')).toMatchObject([
      { field: 'Second', isValid: true, coversWholeFile: true },
    ]);
  });

  it.each([
    [
      'a place off the page',
      { field: { name: 'A', place: { page: 'p1', box: { ...box, left: 390 } } } },
      'outside-page',
    ],
    [
      'a place too small',
      { field: { name: 'A', place: { page: 'p1', box: { ...box, height: 2 } } } },
      'too-small',
    ],
    ['a missing page', { field: { name: 'A', place: { page: 'p9', box } } }, 'page-missing'],
    ['a missing picture', { ...visible, appearance: { picture: 'a.png' } as never }, 'picture-missing'],
    ['a name with a full stop', { field: { name: 'A.b', place: null } }, 'field-name'],
  ] as const)('refuses %s', async (_, entries, reason) => {
    const request = requestFor(base, entries);

    await expect(prepareSignature(base, { request, edits: null }, host)).rejects.toMatchObject({
      code: 'signature-not-possible',
      values: { reason },
    });
  });
});

/** Pixels at 72 dpi that two files show differently on their first page. */
async function changedBox(
  one: Uint8Array,
  other: Uint8Array,
): Promise<[number, number, number, number] | null> {
  using before = await loadDocument(one);
  using after = await loadDocument(other);
  const [a, b] = [drawPage(before, 0, 72), drawPage(after, 0, 72)];
  const found = Array.from({ length: a.data.length / 4 }, (_, pixel) => pixel).filter((pixel) =>
    [0, 1, 2].some((channel) => a.data[pixel * 4 + channel] !== b.data[pixel * 4 + channel]),
  );
  const [xs, ys] = [found.map((pixel) => pixel % a.width), found.map((pixel) => Math.floor(pixel / a.width))];

  return found.length === 0
    ? null
    : [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
}
