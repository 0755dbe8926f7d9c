import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookEntries, headingsOf, targetsOf } from '@octavo/engine-node/ebook/contents';
import { decodeMarkup } from '@octavo/engine-node/ebook/markup/decode';
import { wordsOf } from '@octavo/engine-node/ebook/markup/elements';
import { parseChapter, parseXml } from '@octavo/engine-node/ebook/markup/parse';
import { bookFolder } from '@octavo/engine-node/ebook/pages/chapter-place';
import { BookIds } from '@octavo/engine-node/ebook/pages/ids';
import { factsOf, mapAddresses, tameCss } from '@octavo/engine-node/ebook/pages/tame-css';
import { prepareChapter, type ReadyChapter, stageOf } from '@octavo/engine-node/ebook/pages/write-chapters';
import { groupChapters, LinkTargets } from '@octavo/engine-node/ebook/pages/write-documents';
import { readBook } from '@octavo/engine-node/ebook/read-book';
import { chapter, epubFile, navigation } from '@octavo/testkit/books/epub-file';
import { indexRecords, mobiFile } from '@octavo/testkit/books/mobi-file';
import type { FuzzReader } from '../reader.ts';

type BookKind = 'epub' | 'fb2' | 'mobi' | 'azw3';

async function readWhole(bytes: Uint8Array, kind: BookKind, folder: string): Promise<void> {
  const path = join(folder, `book.${kind}`);
  const content = join(folder, bookFolder);
  mkdirSync(content);
  writeFileSync(path, bytes);
  const book = await readBook(path, kind, content);
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const stage = stageOf(book, folder, new Set(files), new BookIds());
  const ready: ReadyChapter[] = [];

  for (const [index, each] of book.chapters.slice(0, 20).entries()) {
    const prepared = await prepareChapter(each, index, stage);

    if (prepared !== null) {
      ready.push(prepared);
    }
  }

  const contents = book.contents.length > 0 ? book.contents : headingsOf(ready);
  targetsOf(contents);
  bookEntries(contents, new LinkTargets(stage, groupChapters(ready)));
}

function epubSeeds(): Uint8Array[] {
  const parts = [
    navigation(
      '<ol><li><a href="one.xhtml">First</a><ol><li><a href="one.xhtml#x">Deep</a></li></ol></li></ol>',
    ),
    chapter(
      'one.xhtml',
      '<h1 id="x">Alpha</h1><p>Words <a href="two.xhtml#n">on</a> <img src="a%20b.png" alt="A"/></p><svg viewBox="0 0 1 1"><image href="a.png"/></svg>',
      '<link rel="stylesheet" href="style.css"/><style>p { color: red }</style>',
    ),
    chapter(
      'two.xhtml',
      '<table><tr><td id="n">cell</td></tr></table><switch><case required-namespace="http://www.w3.org/1998/Math/MathML"><math><mi>x</mi></math></case><default><p>else</p></default></switch>',
    ),
    {
      name: 'style.css',
      type: 'text/css',
      bytes:
        '@import "b.css"; @page { size: a4 } h1 { background: url(a.png); position: fixed } #x { writing-mode: vertical-rl }',
    },
  ];
  const encryption =
    '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherData><CipherReference URI="book/style.css"/></CipherData></EncryptedData></encryption>';

  return [
    epubFile(parts, { title: 'Letters & more', author: 'A', language: 'en' }),
    epubFile(parts.slice(1), { version: '2.0', others: { 'META-INF/encryption.xml': encryption } }),
  ];
}

const fb2 = `<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><author><first-name>A</first-name><last-name>B</last-name></author><book-title>T</book-title><lang>en</lang><coverpage><image l:href="#c"/></coverpage></title-info></description><body><title><p>T</p></title><section id="s1"><title><p>One</p></title><epigraph><p>e</p></epigraph><p>Text <a l:href="#n1" type="note">1</a> <emphasis>x</emphasis></p><empty-line/><image l:href="#c"/><poem><stanza><v>line</v></stanza></poem><table><tr><td colspan="2">c</td></tr></table></section><section><section><title><p>Two</p></title><p>More</p></section></section></body><body name="notes"><section id="n1"><title><p>1</p></title><p>Note</p></section></body><binary id="c" content-type="image/png">iVBORw0KGgo=</binary></FictionBook>`;

function mobiSeeds(): Uint8Array[] {
  const text = Buffer.from(
    '<html><head><guide></guide></head><body><p height="1em" width="0pt">Opens <a filepos=0000000090>1</a></p><img recindex="00001"><mbp:pagebreak/><h2>Last</h2></body></html>',
  );
  const picture = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

  return [
    mobiFile({
      text,
      version: 6,
      title: 'Offsets',
      extra: { 100: 'A', 201: Buffer.from([0, 0, 0, 0]) },
      fields: { 108: 2 },
      records: [picture],
    }),
    kindleBook(picture),
    mobiFile({ text: Buffer.from('\x01<html>\x80\x08 text \xe1\xe2'), version: 6 }),
  ];
}

/** A KF8 book of two documents in fragments, with a style sheet and contents. */
function kindleBook(picture: Uint8Array): Uint8Array {
  const parts = [
    [
      '<html><head><link href="kindle:flow:0001?mime=text/css"/></head><body></body></html>',
      '<p>One <a href="kindle:pos:fid:0001:off:0000000000">on</a></p><img src="kindle:embed:0001?mime=image/jpg"/>',
    ],
    ['<html><head></head><body></body></html>', '<h1 id="h">Two</h1>'],
  ] as const;
  const css = 'p { color: red }';
  const main = parts.flat().join('');
  const starts = [0, parts[0].join('').length];
  const skeletons = indexRecords(
    [1, 6],
    parts.map(([skeleton], index) => ({
      name: `SKEL000000000${index}`,
      tags: [[1], [starts[index] ?? 0, skeleton.length]],
    })),
  );
  const fragments = indexRecords(
    [2, 3, 4, 6],
    parts.map(([skeleton, body], index) => ({
      name: String((starts[index] ?? 0) + skeleton.indexOf('</body>')).padStart(10, '0'),
      tags: [[0], [index], [index], [0, body.length]],
    })),
  );
  const contents = indexRecords([3, 4, 6], [{ name: '0', tags: [[0], [0], [1, 0]] }], ['The end']);
  const flows = Buffer.alloc(28);
  flows.write('FDST', 0);
  [12, 2, 0, main.length, main.length, main.length + css.length].forEach((value, at) => {
    flows.writeUInt32BE(value, 4 + at * 4);
  });
  const records = [...skeletons, ...fragments, ...contents, flows, picture];

  return mobiFile({
    text: Buffer.from(main + css),
    version: 8,
    records,
    fields: { 252: 2, 248: 4, 244: 6, 192: 9, 108: 10 },
  });
}

const html =
  '<!doctype html><html><head><meta charset="utf-8"><base href="x/"><style>@import url("a.css"); p::after { content: "\\201C" } @page { margin: 1cm }</style><link rel=stylesheet href=a.css></head><body><p class=a>One &eacute;&nbsp;<b>two<i>three</b></i><table><td>cell<tr><img src="a.png" srcset="b 2x"><svg><foreignObject><p>x</p></foreignObject></svg><math><annotation-xml>a</annotation-xml></math><!-- c --><![CDATA[d]]></body></html>';

export const bookReaders: readonly FuzzReader[] = [
  {
    name: 'epub',
    shape: 'zip',
    takes: /\.epub$/i,
    seeds: epubSeeds,
    read: (bytes, folder) => readWhole(bytes, 'epub', folder),
  },
  {
    name: 'fictionbook',
    shape: 'markup',
    takes: /\.fb2$/i,
    seeds: () => [Buffer.from(fb2)],
    read: (bytes, folder) => readWhole(bytes, 'fb2', folder),
  },
  {
    name: 'mobi',
    shape: 'bytes',
    takes: /\.(mobi|azw3?|prc)$/i,
    seeds: mobiSeeds,
    read: (bytes, folder) => readWhole(bytes, bytes.includes(8) ? 'azw3' : 'mobi', folder),
  },
  {
    name: 'html',
    shape: 'markup',
    takes: /\.x?html?$/i,
    seeds: () => [
      Buffer.from(html),
      Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a b="&amp;">&#65;<c/></a>'),
    ],
    read(bytes) {
      const text = decodeMarkup(bytes);

      for (const root of [parseChapter(text), parseXml(text)]) {
        wordsOf(root ?? undefined);
      }

      tameCss(text);
      factsOf(text);
      mapAddresses(text, (address) => (address.startsWith('a') ? null : `${address}/x`));
    },
  },
];
