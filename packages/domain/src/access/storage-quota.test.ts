import { expect, it } from 'vitest';
import { requireQuota } from './storage-quota.ts';

const limits = { storedBytes: 100, addressStoredBytes: 300 };

it('allows an owner to store up to the limit, and not a byte more', () => {
  requireQuota({ owner: 60, address: 60 }, 40, limits);

  expect(() => requireQuota({ owner: 60, address: 60 }, 41, limits)).toThrow(
    expect.objectContaining({ code: 'storage-quota', values: { limit: 100 } }),
  );
});

it('allows the visitors of an address their own limit together', () => {
  requireQuota({ owner: 0, address: 290 }, 10, limits);

  expect(() => requireQuota({ owner: 0, address: 290 }, 11, limits)).toThrow(
    expect.objectContaining({ code: 'storage-quota', values: { limit: 300, whose: 'network' } }),
  );
});
