import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFile } from '@octavo/testkit/archive/zip-file';
import { afterAll, expect, it } from 'vitest';
import { documentLimits, openZip, openZipBytes } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads the entries of a file', async () => {
  const path = join(folder, 'book.epub');
  writeFileSync(
    path,
    zipFile([
      { name: 'mimetype', bytes: 'application/epub+zip', stored: true },
      { name: 'text/über.xhtml', bytes: '<p>Grüße</p>' },
    ]),
  );
  const zip = await openZip(path);

  expect(zip.names).toEqual(['mimetype', 'text/über.xhtml']);
  expect(Buffer.from(await zip.read('text/über.xhtml')).toString()).toBe('<p>Grüße</p>');
  await expect(zip.read('text/none')).rejects.toMatchObject({ code: 'damaged-file' });
  zip.close();
});

it('refuses names that escape the archive', async () => {
  const climbing = zipFile([{ name: '../evil', bytes: 'x' }]);

  await expect(openZipBytes(climbing)).rejects.toMatchObject({ code: 'damaged-file' });
});

it('stops at an entry that expands beyond the limit, whatever its header declares', async () => {
  const bytes = new Uint8Array(1_000_000);
  const limits = { ...documentLimits, entryBytes: 1000 };
  const honest = await openZipBytes(zipFile([{ name: 'a', bytes }]), limits);
  const understated = await openZipBytes(zipFile([{ name: 'a', bytes, claimedBytes: 10 }]), limits);

  await expect(honest.read('a')).rejects.toMatchObject({ code: 'memory-limit' });
  await expect(understated.read('a')).rejects.toMatchObject({ code: 'damaged-file' });
});

it('limits all entries together', async () => {
  const parts = ['a', 'b'].map((name) => ({ name, bytes: new Uint8Array(800) }));
  const zip = await openZipBytes(zipFile(parts), { ...documentLimits, totalBytes: 1000 });

  await zip.read('a');
  await expect(zip.read('b')).rejects.toMatchObject({ code: 'memory-limit' });
});

it('refuses other bytes as damaged', async () => {
  await expect(openZipBytes(Buffer.from('no archive at all'))).rejects.toMatchObject({
    code: 'damaged-file',
  });
});
