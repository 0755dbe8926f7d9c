import { readInformation } from '@octavo/pdf/information/information';
import { zipFile } from '@octavo/testkit/archive/zip-file';
import { contentsOf, convertBook, linksOf, pageWith } from '@octavo/testkit/books/converted-book';
import { expect, it } from 'vitest';

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const book = `<?xml version="1.0" encoding="UTF-8"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
<description><title-info><author><first-name>Anna</first-name><last-name>Marsh</last-name></author>
<book-title>Winter letters</book-title><coverpage><image l:href="#front"/></coverpage><lang>en</lang></title-info></description>
<body><title><p>Winter</p><p>letters</p></title><epigraph><p>A motto</p><text-author>Somebody</text-author></epigraph>
<section><title><p>One</p></title><p>Opening words<a l:href="#n1" type="note">[1]</a></p>
<section><title><p>Inner</p></title><p>Deep words</p><poem><stanza><v>First verse</v><v>Second verse</v></stanza></poem></section></section>
<section id="two"><title><p>Two</p></title><p>Closing <emphasis>words</emphasis> <image l:href="#front"/></p>
<table><tr><th>Head</th><td>Cell</td></tr></table></section></body>
<body name="notes"><title><p>Notes</p></title><section id="n1"><title><p>1</p></title><p>The note, see <a l:href="#two">two</a></p></section></body>
<binary id="front" content-type="image/png">${pixel}</binary></FictionBook>`;

it('converts a FictionBook with cover, nested contents, notes and verses', async () => {
  const { document, texts } = await convertBook('a.fb2', Buffer.from(book));
  const pages = ['Opening words', 'Closing words', 'The note'].map((words) => pageWith(texts, words));
  const [opening = 0, closing = 0, note = 0] = pages;

  expect(texts[0]?.trim()).toBe('');
  expect(texts[1]).toMatch(/Winter\s+letters\s+A motto\s+Somebody/);
  expect(texts.join('\n')).toMatch(/First verse\s+Second verse[\s\S]*Head\s+Cell/);
  expect(contentsOf(document)).toEqual([
    ['Winter letters', 1],
    ['One', opening, [['Inner', opening]]],
    ['Two', closing],
    ['Notes', note],
  ]);
  expect(linksOf(document, opening)).toEqual([note]);
  expect(linksOf(document, note)).toEqual([closing]);
  expect(readInformation(document)).toMatchObject({ title: 'Winter letters', author: 'Anna Marsh' });
});

it('reads legacy encodings, and books in a zip', async () => {
  const text =
    '<?xml version="1.0" encoding="windows-1251"?><FictionBook><body><section><p>Зима</p></section></body></FictionBook>';
  const bytes = Buffer.from(
    [...text].map((letter) => (letter >= 'А' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
  );
  const { texts } = await convertBook('a.fb2.zip', zipFile([{ name: 'a.fb2', bytes }]));

  expect(texts.join('')).toContain('Зима');
});

it('refuses XML that is not a FictionBook', async () => {
  const bytes = Buffer.from(
    '<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description/></FictionBook>',
  );

  await expect(convertBook('a.fb2', bytes)).rejects.toMatchObject({ code: 'damaged-file' });
});
