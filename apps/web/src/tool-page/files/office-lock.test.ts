import { compoundFile } from '@octavo/testkit/files/compound-file';
import { expect, it } from 'vitest';
import { needsPassword } from './office-lock.ts';

const endOfChain = 0xfffffffe;

/** Structure of an encrypted package, with the sector allocation table that readers of its directory need. */
function lockedFile(): Blob {
  const bytes = compoundFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.fill(0xff, 512, 1024);
  bytes.writeUInt32LE(endOfChain, 512 + 4);
  [5, 2, 2].forEach((kind, entry) => bytes.writeUInt8(kind, 1024 + entry * 128 + 66));

  return new Blob([bytes]);
}

it('asks for the password of encrypted documents and presentations', async () => {
  expect(await needsPassword(lockedFile(), 'docx')).toBe(true);
  expect(await needsPassword(lockedFile(), 'pptx')).toBe(true);
  expect(await needsPassword(new Blob(['PK']), 'docx')).toBe(false);
});

it('leaves workbooks to the server, which opens those that are only protected against changes', async () => {
  expect(await needsPassword(lockedFile(), 'xlsx')).toBe(false);
});
