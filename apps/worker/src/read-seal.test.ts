import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { expect, it } from 'vitest';
import { readSeal } from './read-seal.ts';

const path = () => join(newRunFolder(), 'seal.p12');
const now = new Date();

it('reads a key that may sign', async () => {
  const seal = path();
  const file = await (await openAuthority()).p12('p-256');
  writeFileSync(seal, file);

  expect(await readSeal({ path: seal, password: p12Password }, now)).toEqual({
    p12: Buffer.from(file).toString('base64'),
    password: p12Password,
  });
});

it.each([
  ['p-256', 'wrong', 'certificate-password-wrong'],
  ['expired', p12Password, 'certificate-expired'],
  [null, '', 'ENOENT'],
] as const)('refuses to start with %s and the password %s', async (name, password, reason) => {
  const seal = path();

  if (name !== null) {
    writeFileSync(seal, await (await openAuthority()).p12(name));
  }

  await expect(readSeal({ path: seal, password }, now)).rejects.toThrow(reason);
});
