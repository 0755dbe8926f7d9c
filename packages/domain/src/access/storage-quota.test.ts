import { expect, it } from 'vitest';
import { requireQuota } from './storage-quota.ts';

const limits = { storedBytes: 100, addressStoredBytes: 300 };

it('lets an owner store up to the limit, and not a byte more', () => {
  requireQuota({ owner: 60, address: 60 }, 40, limits);

  expect(() => requireQuota({ owner: 60, address: 60 }, 41, limits)).toThrow(
    expect.objectContaining({ code: 'storage-quota', values: { limit: 100 } }),
  );
});

it('lets the visitors of an address store up to theirs together', () => {
  requireQuota({ owner: 0, address: 290 }, 10, limits);

  expect(() => requireQuota({ owner: 0, address: 290 }, 11, limits)).toThrow(
    expect.objectContaining({ code: 'storage-quota', values: { limit: 300, whose: 'network' } }),
  );
});
