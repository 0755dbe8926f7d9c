import { signatureRequest } from '@octavo/contract/signing/signature-request';
import { expect, it } from 'vitest';
import { makeRequest } from './make-request.ts';
import { firstForm } from './signature-form.ts';

const facts = {
  sha256: 'a'.repeat(64),
  id: 'signature',
  time: new Date('2026-11-23T11:20:00.250Z'),
  signer: 'Ada Lovelace',
  digest: 'sha-256',
  language: 'en',
  fields: new Set<string>(),
} as const;

it('requests an invisible signature in a new field', () => {
  const request = makeRequest(firstForm, facts);

  expect(request).toMatchObject({
    time: '2026-11-23T11:20:00Z',
    signer: 'Ada Lovelace',
    field: { name: 'Signature1', place: null },
    certify: null,
    lock: null,
    level: 'b-b',
  });
  expect(signatureRequest.parse(request)).toEqual(request);
});

it('takes the first name that no field has', () => {
  const fields = new Set(['Signature1', 'Signature2', 'Name']);

  expect(makeRequest(firstForm, { ...facts, fields }).field.name).toBe('Signature3');
});

it('leaves an existing field where it is', () => {
  const shownAt = { page: 'p1', box: { left: 10, top: 10, width: 100, height: 40 } };

  expect(makeRequest({ ...firstForm, shownAt, field: 'Buyer' }, facts).field).toEqual({
    name: 'Buyer',
    place: null,
  });
});

it('locks all fields without their names, and some by theirs', () => {
  const lockedFields = ['Name'];

  expect(makeRequest({ ...firstForm, lock: 'all', lockedFields }, facts).lock).toEqual({
    action: 'all',
    fields: [],
  });
  expect(makeRequest({ ...firstForm, lock: 'exclude', lockedFields }, facts).lock).toEqual({
    action: 'exclude',
    fields: ['Name'],
  });
});

it('leaves room for a time stamp', () => {
  const [plain, stamped] = [firstForm, { ...firstForm, level: 'b-t' as const }].map(
    (form) => makeRequest(form, facts).roomBytes,
  );

  expect(stamped).toBeGreaterThan(plain ?? 0);
});
