import { readInformation } from '@octavo/pdf/information/information';
import { contentsOf, convertBook, linksOf, pageWith } from '@octavo/testkit/books/converted-book';
import { indexRecords, mobiFile, palmDatabase } from '@octavo/testkit/books/mobi-file';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#803020' } })
  .jpeg()
  .toBuffer();

/** Replaces `@name` by the offset of `<!--name-->`, and removes the comments. */
function withOffsets(markup: string): Buffer {
  const bytes = (text: string) => Buffer.byteLength(text);
  const marks = [...markup.matchAll(/<!--(\w+)-->/g)].map(([, name]) => name ?? '');
  const clean = (text: string) => text.replace(/<!--\w+-->/g, '').replace(/@\w+/g, '0000000000');
  const offsets = new Map(
    marks.map((name) => [name, bytes(clean(markup.slice(0, markup.indexOf(`<!--${name}-->`))))]),
  );
  const filled = markup
    .replace(/<!--\w+-->/g, '')
    .replace(/@(\w+)/g, (_, name: string) => String(offsets.get(name)).padStart(10, '0'));

  return Buffer.from(filled);
}

it('splits a MOBI at its page breaks and resolves its links by offset', async () => {
  const text =
    withOffsets(`<html><head><guide></guide></head><body><p height="1em" width="0pt">Ünal opens <a filepos=@note>1</a></p>
    <img recindex="00001"><mbp:pagebreak/><!--note--><p>The note <a filepos=@back>back</a></p><mbp:pagebreak/><!--back--><h2>Last part</h2></body></html>`);
  const extra = { 100: 'Ada Writer', 201: Buffer.from([0, 0, 0, 0]) };
  const book = mobiFile({
    text,
    version: 6,
    title: 'Offsets',
    extra,
    fields: { 108: 2 },
    records: [picture],
  });
  const { document, texts } = await convertBook('a.mobi', book);
  const [first, note, last] = ['Ünal opens', 'The note', 'Last part'].map((words) => pageWith(texts, words));

  expect([first, note, last]).toEqual([1, 2, 3]);
  expect(linksOf(document, 1)).toEqual([note]);
  expect(linksOf(document, 2)).toEqual([last]);
  expect(readInformation(document)).toMatchObject({ title: 'Offsets', author: 'Ada Writer' });
});

it('joins the fragments of an AZW3, with its styles, contents and links', async () => {
  const one = [
    '<html><head><link rel="stylesheet" href="kindle:flow:0001?mime=text/css"/></head><body></body></html>',
    '<p>Opening <a href="kindle:pos:fid:0001:off:0000000000">on</a></p><img src="kindle:embed:0001?mime=image/jpg"/>',
  ];
  const two = ['<html><head></head><body></body></html>', '<h1 id="h">Closing</h1><p>Words</p>'];
  const css = 'p::after { content: " styled" }';
  const main = one.join('') + two.join('');
  const secondStart = one.join('').length;
  const into = (skeleton = '') => skeleton.indexOf('</body>');
  const skeletons = indexRecords(
    [1, 6],
    [
      { name: 'SKEL0000000000', tags: [[1], [0, one[0]?.length ?? 0]] },
      { name: 'SKEL0000000001', tags: [[1], [secondStart, two[0]?.length ?? 0]] },
    ],
  );
  const starts = [into(one[0]), secondStart + into(two[0])];
  const fragments = indexRecords(
    [2, 3, 4, 6],
    [one, two].map(([, body = ''], index) => ({
      name: String(starts[index]).padStart(10, '0'),
      tags: [[0], [index], [index], [0, body.length]],
    })),
  );
  const contents = indexRecords([3, 4, 6], [{ name: '0', tags: [[0], [0], [1, 0]] }], ['The end']);
  const flows = Buffer.alloc(28);
  flows.write('FDST', 0);
  [12, 2, 0, main.length, main.length, main.length + css.length].forEach((value, at) =>
    flows.writeUInt32BE(value, 4 + at * 4),
  );
  const records = [...skeletons, ...fragments, ...contents, flows, picture];
  const at = (index: number) => 2 + index;
  const book = mobiFile({
    text: Buffer.from(main + css),
    version: 8,
    records,
    fields: { 252: at(0), 248: at(2), 244: at(4), 192: at(7), 108: at(8) },
  });
  const { document, texts } = await convertBook('a.azw3', book);

  expect(texts.map((text) => text.trim().replace(/\s+/g, ' '))).toEqual([
    'Opening on styled',
    'Closing Words',
  ]);
  expect(contentsOf(document)).toEqual([['The end', 1]]);
  expect(linksOf(document, 0)).toEqual([1]);
});

it('reads the plain text of PalmDOC', async () => {
  const header = Buffer.alloc(16);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(1, 8);
  const { texts } = await convertBook(
    'a.prc',
    palmDatabase('TEXtREAd', [header, Buffer.from('Plain line\nand 1 < 2')]),
  );

  expect(texts[0]).toMatch(/Plain line\s+and 1 < 2/);
});

it('refuses encrypted and truncated books', async () => {
  const text = Buffer.from('<p>Locked</p>');

  await expect(convertBook('a.azw', mobiFile({ text, version: 8, encryption: 2 }))).rejects.toMatchObject({
    code: 'drm-protected',
  });
  await expect(convertBook('a.mobi', mobiFile({ text, version: 6 }).subarray(0, 90))).rejects.toMatchObject({
    code: 'damaged-file',
  });
});
