import { zipFile } from '@octavo/testkit/archive/zip-file';
import { bombs } from '@octavo/testkit/office/bombs';
import { paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { expect, it } from 'vitest';
import { checkContents } from './check-contents.ts';

it.each([
  ['honest parts', 'memory-limit'],
  ['a lying part', 'damaged-file'],
  ['parts without an index', 'memory-limit'],
  ['depth', 'memory-limit'],
  ['entities', 'damaged-file'],
] as const)('refuses a decompression bomb without unpacking it: %s', async (name, code) => {
  const bytes = bombs[name]?.() ?? Buffer.alloc(0);
  const start = process.cpuUsage();

  await expect(checkContents(bytes, 'open-xml')).rejects.toMatchObject({ code });
  // Processor time, because other tests run at the same time.
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});

it('accepts valid documents and damaged ones that can be repaired', async () => {
  const document = wordFile([paragraph('words')]);

  await checkContents(document, 'open-xml');
  await checkContents(document.subarray(0, -22), 'open-xml');
  await checkContents(document.subarray(0, 300), 'open-xml');
  await checkContents(Buffer.from('{\\rtf1 words}'), 'other');
});

it('accepts SVG pictures and HTML parts in a document', async () => {
  const picture = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg/>';
  const page = `<!DOCTYPE html>${'<p>line<br>'.repeat(3000)}`;
  const parts = [
    { name: 'word/media/image1.svg', bytes: picture },
    { name: 'word/afchunk.htm', bytes: page },
  ];

  await checkContents(zipFile(parts), 'open-xml');
});

it('does not scan encrypted contents for markup', async () => {
  const bytes = `<${'<a>'.repeat(3000)}`;

  await checkContents(zipFile([{ name: 'content.xml', bytes, stored: true }]), 'locked');
  await expect(
    checkContents(zipFile([{ name: 'content.xml', bytes, stored: true }]), 'open-document'),
  ).rejects.toMatchObject({ code: 'memory-limit' });
});
