import { expect, it } from 'vitest';
import { requireDatabase } from './require-database.ts';

it('names the setting of an unreachable database, and never prints the password', async () => {
  const opening = requireDatabase('postgres://octavo:secret@127.0.0.1:1/octavo');

  await expect(opening).rejects.toThrow(/DATABASE_URL: .*ECONNREFUSED 127\.0\.0\.1:1/);
  await expect(opening).rejects.not.toThrow('secret');
});
