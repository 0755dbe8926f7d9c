import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readInformation } from '@octavo/pdf/information/information';
import { isName } from '@octavo/pdf/objects';
import { contentsOf, convertBook, linksOf, pageWith } from '@octavo/testkit/books/converted-book';
import { chapter, type EpubPart, epubFile, navigation } from '@octavo/testkit/books/epub-file';
import { popplerFonts, popplerWords } from '@octavo/testkit/programs/independent';
import { expect, it } from 'vitest';

const style = (css: string): EpubPart => ({ name: 'style.css', type: 'text/css', bytes: css });
const link = '<link rel="stylesheet" href="style.css"/>';
const svg = (label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><rect width="60" height="90" fill="teal"/><text x="5" y="50" font-size="6">${label}</text></svg>`;

it('builds bookmarks from the navigation, and links between chapters', async () => {
  const book = epubFile(
    [
      navigation(`<ol><li><a href="one.xhtml">First</a></li>
        <li><span>Part</span><ol><li><a href="two.xhtml">Second</a><ol><li><a href="two.xhtml#deep">Deep</a></li></ol></li></ol></li>
        <li><a href="notes.xhtml">Notes</a></li></ol>`),
      chapter(
        'one.xhtml',
        '<h1>Alpha</h1><p>Words<a id="r1" href="notes.xhtml#n1">1</a> and <a href="https://example.org/">web</a></p>',
        link,
      ),
      chapter(
        'two.xhtml',
        `<h1>Beta</h1>${'<p>Filling the page with lines.</p>'.repeat(60)}<h2 id="deep">Gamma</h2>`,
        link,
      ),
      chapter(
        'notes.xhtml',
        '<aside epub:type="footnote" id="n1" hidden="hidden"><a href="one.xhtml#r1">1</a> The note</aside>',
      ),
      style('h1 { color: navy }'),
    ],
    { title: 'Letters & more', author: 'Ünal Çelik', language: 'tr' },
  );
  const { document, texts } = await convertBook('a.epub', book);
  const [alpha, beta, gamma, note] = ['Alpha', 'Beta', 'Gamma', 'The note'].map((words) =>
    pageWith(texts, words),
  );

  expect(gamma).toBeGreaterThan(beta ?? 0);
  expect(contentsOf(document)).toEqual([
    ['First', alpha],
    ['Part', beta, [['Second', beta, [['Deep', gamma]]]]],
    ['Notes', note],
  ]);
  expect(linksOf(document, alpha ?? 0)).toEqual([note, 'https://example.org/']);
  expect(linksOf(document, note ?? 0)).toEqual([alpha]);
  expect(readInformation(document)).toMatchObject({
    title: 'Letters & more',
    author: 'Ünal Çelik',
    producer: 'Octavo',
  });
});

it('isolates the styles of chapters, also when they share a document', async () => {
  const first = chapter(
    'a.xhtml',
    '<p class="x">Hidden here</p><p>Seen A</p>',
    '<style>.x { display: none }</style>',
  );
  const second = chapter(
    'b.xhtml',
    '<p class="x">Shown here</p>',
    '<style>body > p:first-child::before { content: "Marked " }</style>',
  );
  const third = chapter(
    'c.xhtml',
    '<p>Third</p>',
    '<style>body > p:first-child::before { content: "Marked " }</style>',
  );
  const { texts } = await convertBook('a.epub', epubFile([first, second, third]));

  expect(texts.map((text) => text.trim()).filter((text) => text !== '')).toEqual([
    'Seen A',
    'Marked Shown here',
    'Marked Third',
  ]);
});

it('resolves equal ids within their own chapter', async () => {
  const notes = (name: string) =>
    `<p>${name} <a href="#n">to</a></p><div style="break-before: page" id="n">Note of ${name}</div>`;
  const book = epubFile([chapter('a.xhtml', notes('Ada')), chapter('b.xhtml', notes('Bob'))]);
  const { document, texts } = await convertBook('a.epub', book);

  expect(linksOf(document, pageWith(texts, 'Ada to'))).toEqual([pageWith(texts, 'Note of Ada')]);
  expect(linksOf(document, pageWith(texts, 'Bob to'))).toEqual([pageWith(texts, 'Note of Bob')]);
});

it('reads EPUB 2: its contents, cover, entities, and unclosed tags', async () => {
  const ncx = `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>Chapter I</text></navLabel>
    <content src="one.html#start"/></navPoint></navMap></ncx>`;
  const book = epubFile(
    [
      { name: 'cover.svg', type: 'image/svg+xml', bytes: svg('FrontCover') },
      { name: 'toc.ncx', type: 'application/x-dtbncx+xml', bytes: ncx },
      {
        ...chapter('one.html', '<h1 id="start">One</h1><p>caf&eacute;&nbsp;open<br>next<p>unclosed'),
        spine: true,
      },
    ],
    { version: '2.0', metadata: '<meta name="cover" content="i0"/>' },
  );
  const { document, texts } = await convertBook('a.epub', book);

  expect(texts[0]).toContain('FrontCover');
  expect(texts[1]).toMatch(/One\s+café.open\s+next\s+unclosed/);
  expect(contentsOf(document)).toEqual([['Chapter I', 1]]);
});

it('shows the cover once when the first chapter is the cover', async () => {
  const cover: EpubPart = {
    name: 'cover.svg',
    type: 'image/svg+xml',
    bytes: svg('Once'),
    properties: 'cover-image',
  };
  const book = epubFile([
    cover,
    chapter('cover.xhtml', '<div><img src="cover.svg" alt=""/></div>'),
    chapter('one.xhtml', '<p>Text <a href="cover.xhtml">to the cover</a></p>'),
  ]);
  const { document, texts } = await convertBook('a.epub', book);

  expect(texts.join(' ').match(/Once/g)).toHaveLength(1);
  expect(linksOf(document, 1)).toEqual([0]);
});

it('decodes obfuscated fonts, which are no protection', async () => {
  const font = readFileSync('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf');
  const identifier = 'urn:uuid:0f0f0f0f-1111-2222-3333-444444444444';
  const key = createHash('sha1').update(identifier).digest();
  const obscured = Buffer.from(font.map((byte, at) => (at < 1040 ? byte ^ (key[at % 20] ?? 0) : byte)));
  const encryption = `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
    <enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/>
    <enc:CipherData><enc:CipherReference URI="book/a.ttf"/></enc:CipherData></enc:EncryptedData></encryption>`;
  const css = '@font-face { font-family: Own; src: url(a.ttf) } p { font-family: Own, serif }';
  const book = epubFile(
    [
      style(css),
      { name: 'a.ttf', type: 'font/ttf', bytes: obscured },
      chapter('a.xhtml', '<p>Set in its own</p>', link),
    ],
    { identifier, others: { 'META-INF/encryption.xml': encryption } },
  );
  const { path } = await convertBook('a.epub', book);

  expect(popplerFonts(path)).toContain('DejaVuSansMono');
});

it('sets Japanese in vertical lines, with pages from right to left', async () => {
  const css = 'html { -epub-writing-mode: vertical-rl }';
  const text = '<p>吾輩は猫である。名前はまだ無い。</p>'.repeat(40);
  const book = epubFile([style(css), chapter('a.xhtml', text, link)], { language: 'ja', direction: 'rtl' });
  const { document, path } = await convertBook('a.epub', book);
  const columns = popplerWords(path, 1).filter(({ word }) => word.startsWith('吾'));

  // Every line begins at the top, each in its own column.
  expect(new Set(columns.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(new Set(columns.map(({ left }) => Math.round(left))).size).toBeGreaterThan(10);
  expect(
    isName(document.dict(document.catalog.get('ViewerPreferences'))?.get('Direction') ?? null, 'R2L'),
  ).toBe(true);
});

it('aligns Arabic text right when the book sets no text direction', async () => {
  const book = epubFile([chapter('a.xhtml', '<p>مرحبا بالعالم</p>')], { language: 'ar', direction: 'rtl' });
  const { path, texts } = await convertBook('a.epub', book, { pageSize: 'a4' });

  expect(texts.join(' ')).toMatch(/مرحبا/);
  expect(Math.max(...popplerWords(path, 1).map(({ right }) => right))).toBeGreaterThan(540);
});

it('keeps fixed page sizes', async () => {
  const head = '<meta name="viewport" content="width=800, height=600"/>';
  const page = chapter('a.xhtml', '<div style="position:absolute;left:700px;top:560px">Corner</div>', head);
  const metadata = '<meta property="rendition:layout">pre-paginated</meta>';
  const { document, texts } = await convertBook(
    'a.epub',
    epubFile([page, { ...page, name: 'b.xhtml' }], { metadata }),
  );
  const sizes = document.pages.map(({ widthPoints, heightPoints }) => [
    Math.round(widthPoints),
    Math.round(heightPoints),
  ]);

  expect(sizes).toEqual([
    [600, 450],
    [600, 450],
  ]);
  expect(texts.join('').match(/Corner/g)).toHaveLength(2);
});

it('uses the chosen paper, text size and margin', async () => {
  const book = epubFile([chapter('a.xhtml', '<p style="margin:0">Measured</p>')]);
  const small = await convertBook('a.epub', book, { pageSize: 'a5', fontSize: 'small', margin: 0 });
  const large = await convertBook('a.epub', book, { pageSize: 'letter', fontSize: 'largest', margin: 40 });
  const heights = [small, large].map(({ path }) => popplerWords(path, 1)[0]?.height ?? 0);

  expect(large.document.pages.map(({ widthPoints }) => Math.round(widthPoints))).toEqual([612]);
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(2, 1);
  expect(popplerWords(large.path, 1)[0]?.left).toBeCloseTo((40 / 25.4) * 72, 0);
  expect(popplerWords(small.path, 1)[0]?.left).toBeCloseTo(0, 0);
});

it('runs no script, and shows clipped, fixed and missing content', async () => {
  const body = `<script>document.body.textContent = 'ran'</script><div style="height:20px;overflow:hidden">${'<p>Line</p>'.repeat(5)}<p>Last line</p></div>
    <div style="position:fixed">Held</div><iframe src="http://127.0.0.1:9/"></iframe><img src="none.png" alt="A missing picture"/>`;
  const { texts } = await convertBook('a.epub', epubFile([chapter('a.xhtml', body)]));

  expect(texts.join(' ')).toMatch(/Last line[\s\S]*Held[\s\S]*A missing picture/);
  expect(texts.join(' ')).not.toContain('ran');
});

it.each([
  ['META-INF/rights.xml', '<rights xmlns="http://ns.adobe.com/adept"/>'],
  ['META-INF/sinf.xml', '<sinf xmlns="http://itunes.apple.com/ns/epub"/>'],
  [
    'META-INF/encryption.xml',
    '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><CipherData><CipherReference URI="book/a.xhtml"/></CipherData></EncryptedData></encryption>',
  ],
])('refuses a protected book with %s', async (name, text) => {
  const book = epubFile([chapter('a.xhtml', '<p>Locked</p>')], { others: { [name]: text } });

  await expect(convertBook('a.epub', book)).rejects.toMatchObject({
    code: 'drm-protected',
    values: { file: 'a.epub' },
  });
});

it('reports unreadable books with a reason', async () => {
  const whole = epubFile([chapter('a.xhtml', '<p>Torn</p>')]);

  await expect(convertBook('a.epub', whole.subarray(0, -40))).rejects.toMatchObject({ code: 'damaged-file' });
  await expect(convertBook('a.epub', epubFile([style('p {}')]))).rejects.toMatchObject({
    code: 'damaged-file',
  });
});
