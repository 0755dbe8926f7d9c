import { describe, expect, it } from 'vitest';
import {
  certificationLevels,
  signatureAppearance,
  signatureDigests,
  signatureField,
  signatureLevels,
  signatureRequest,
  usualRoomBytes,
} from './signature-request.ts';

const least = {
  base: { sha256: 'a'.repeat(64) },
  id: 'signature',
  time: '2026-11-23T11:20:00Z',
  signer: 'Ada Lovelace',
  field: { name: 'Signature1' },
};

describe('signatureRequest', () => {
  it('requests an invisible approval that only says who and what', () => {
    expect(signatureRequest.parse(least)).toMatchObject({
      ...least,
      field: signatureField.parse(least.field),
      appearance: null,
      reason: '',
      place: '',
      contact: '',
      certify: null,
      lock: null,
      level: signatureLevels[0],
      digest: signatureDigests[0],
      roomBytes: usualRoomBytes,
    });
  });

  it('shows name, date and reason unless told otherwise', () => {
    expect(signatureAppearance.parse({})).toMatchObject({
      picture: null,
      showsDate: true,
      showsReason: true,
    });
  });

  it.each(certificationLevels)('takes certification level %d', (certify) => {
    expect(signatureRequest.parse({ ...least, certify }).certify).toBe(certify);
  });

  it.each([
    ['a time without a zone', { time: '2026-11-23T11:20:00' }],
    ['a digest that can be forged', { digest: 'sha-1' }],
    ['a level that is none', { level: 'b-x' }],
    ['room for no signature', { roomBytes: 100 }],
    ['another base than a SHA-256', { base: { sha256: 'abc' } }],
    ['a field without a name', { field: { name: '' } }],
  ])('refuses %s', (_, change) => {
    expect(signatureRequest.safeParse({ ...least, ...change }).success).toBe(false);
  });
});
