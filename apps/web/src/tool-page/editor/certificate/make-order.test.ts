import { signatureOrder } from '@octavo/contract/signing/signature-order';
import { expect, it } from 'vitest';
import { makeOrder } from './make-order.ts';
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

it('orders an invisible signature in a new field', () => {
  const order = makeOrder(firstForm, facts);

  expect(order).toMatchObject({
    time: '2026-11-23T11:20:00Z',
    signer: 'Ada Lovelace',
    field: { name: 'Signature1', place: null },
    certify: null,
    lock: null,
    level: 'b-b',
  });
  expect(signatureOrder.parse(order)).toEqual(order);
});

it('takes the first name that no field has', () => {
  const fields = new Set(['Signature1', 'Signature2', 'Name']);

  expect(makeOrder(firstForm, { ...facts, fields }).field.name).toBe('Signature3');
});

it('leaves an existing field where it is', () => {
  const shownAt = { page: 'p1', box: { left: 10, top: 10, width: 100, height: 40 } };

  expect(makeOrder({ ...firstForm, shownAt, field: 'Buyer' }, facts).field).toEqual({
    name: 'Buyer',
    place: null,
  });
});

it('locks all fields without their names, and some by theirs', () => {
  const lockedFields = ['Name'];

  expect(makeOrder({ ...firstForm, lock: 'all', lockedFields }, facts).lock).toEqual({
    action: 'all',
    fields: [],
  });
  expect(makeOrder({ ...firstForm, lock: 'exclude', lockedFields }, facts).lock).toEqual({
    action: 'exclude',
    fields: ['Name'],
  });
});

it('leaves room for a time stamp', () => {
  const [plain, stamped] = [firstForm, { ...firstForm, level: 'b-t' as const }].map(
    (form) => makeOrder(form, facts).roomBytes,
  );

  expect(stamped).toBeGreaterThan(plain ?? 0);
});
