import { compoundFile } from '@octavo/testkit/files/compound-file';
import { expect, it } from 'vitest';
import { openCompound } from './compound-file.ts';
import { lockOf } from './protection.ts';

it('lists the streams of a compound file', () => {
  expect(openCompound(compoundFile([{ name: 'WordDocument' }, { name: '1Table' }]))?.names).toEqual([
    'WordDocument',
    '1Table',
  ]);
});

it('distinguishes encrypted packages and presentations by their streams', () => {
  expect(lockOf(compoundFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]))).toBe('package');
  expect(lockOf(compoundFile([{ name: 'PowerPoint Document' }, { name: 'EncryptedSummary' }]))).toBe(
    'powerpoint',
  );
  expect(lockOf(compoundFile([{ name: 'WordDocument' }]))).toBeNull();
});

it('terminates on arbitrary bytes', () => {
  const bytes = compoundFile([{ name: 'WordDocument' }]);

  for (const at of [44, 48, 60, 68, 76, 1024 + 116]) {
    const broken = Buffer.from(bytes);
    broken.writeUInt32LE(0, at);
    expect(() => lockOf(broken)).not.toThrow();
  }

  expect(lockOf(bytes.subarray(0, 600))).toBeNull();
  expect(lockOf(Buffer.from('no compound file'))).toBeNull();
});
