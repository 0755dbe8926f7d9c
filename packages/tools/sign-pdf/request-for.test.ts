import { openIdentity } from '@octavo/signing/certificates/signing-identity';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { agreementPdf } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { expect, it } from 'vitest';
import { localOptions } from './local-options.ts';
import { options } from './options.ts';
import { requestFor } from './request-for.ts';

const time = new Date('2026-11-23T11:20:00.500Z');
const identity = await openIdentity(await (await openAuthority()).p12('p-256'), p12Password, new Date());
const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: [0, 0, 400, 300],
  userUnit: 1,
  contents: [''],
  resources: 'own',
} as const;
const threePages = new Uint8Array(placedDocument([page, page, page]));

const request = (bytes: Uint8Array, values: Readonly<Record<string, unknown>>) =>
  requestFor(
    bytes,
    { ...options.parse(values), ...localOptions.parse({ p12: 'me.p12', ...values }) },
    { identity, image: null, time },
  );

it.each([
  [{}, 3],
  [{ page: '2' }, 2],
  [{ page: 'last' }, 3],
])('shows a signature with %j on page %i', (values, number) => {
  expect(request(threePages, { at: '72,40', ...values })).toMatchObject({
    time: '2026-11-23T11:20:00Z',
    signer: identity.facts.name,
    field: { place: { page: `p${number}`, box: { left: 72, top: 40, width: 160, height: 58 } } },
  });
});

it.each(['all', '1-2'])('refuses one signature on the pages %s', (pages) => {
  expect(() => request(threePages, { at: '72,40', page: pages })).toThrow(
    expect.objectContaining({ code: 'illegal-input', values: { option: 'page' } }),
  );
});

it('refuses a page that the file does not have', () => {
  expect(() => request(threePages, { at: '72,40', page: '4' })).toThrow(
    expect.objectContaining({ code: 'invalid-pages' }),
  );
});

it('refuses a place for a field that has one, and takes it for a new field', () => {
  expect(() => request(agreementPdf(), { at: '72,40', field: 'author' })).toThrow(
    expect.objectContaining({ code: 'illegal-input', values: { option: 'at' } }),
  );
  expect(request(agreementPdf(), { at: '72,40', field: 'Approval' }).field).toMatchObject({
    name: 'Approval',
    place: { page: 'p1' },
  });
});

it('signs a field of the file without a place', () => {
  expect(request(agreementPdf(), { field: 'author' }).field).toEqual({ name: 'author', place: null });
});
