import { codec } from '@octavo/engine-node/codec';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { openPdf } from './document.ts';
import { DocumentError } from './document-error.ts';
import { PdfStream } from './objects.ts';
import { reachableObjects } from './write/reachable.ts';
import { writeDocument } from './write/write.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytes = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));

const intact = featureDocument({ pages: 4 });
const packed = bytesFrom((sink) => writeDocument(openPdf(intact, codec), {}, sink, codec));
const counts = countFeatures(openPdf(intact, codec));

/** A one-page file from object bodies; object 1 is the catalog. */
function file(objects: readonly string[], trailer = '/Root 1 0 R'): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return bytes(`%PDF-1.4\n${body}trailer\n<< ${trailer} >>\nstartxref\n0\n%%EOF`);
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>';

it('reads classic and compressed files without repairs', () => {
  for (const input of [intact, packed]) {
    const document = openPdf(input, codec);
    expect(document.repairs).toEqual([]);
    expect(countFeatures(document)).toEqual(counts);
  }
});

it.each<[string, (input: string) => string, string]>([
  [
    'startxref has a wrong offset',
    (input) => input.replace(/startxref\n\d+/, 'startxref\n7'),
    'xref-rebuilt',
  ],
  ['startxref is missing', (input) => input.replace(/startxref\n\d+\n%%EOF/, ''), 'xref-rebuilt'],
  ['bytes precede the header', (input) => `mail header\r\n\r\n${input}`, 'junk-before-header'],
  ['zeros pad the end', (input) => input + '\0'.repeat(2000), ''],
])('reads a file when %s', (_, damage, repair) => {
  for (const input of [intact, packed]) {
    const document = openPdf(bytes(damage(text(input))), codec);
    expect(countFeatures(document)).toEqual(counts);
    expect(document.repairs).toEqual(repair === '' ? [] : [repair]);
  }
});

it('finds objects at wrong offsets of the table', () => {
  const shifted = text(intact).replace(/(\d{10}) 00000 n \n(\d{10}) 00000 n /, '$2 00000 n \n$1 00000 n ');
  const document = openPdf(bytes(shifted), codec);
  expect(document.pageCount).toBe(4);
  expect(countFeatures(document)).toEqual(counts);
});

it('corrects wrong stream lengths', () => {
  const wrongLengths = text(intact).replaceAll(/\/Length \d+/g, '/Length 3');
  const document = openPdf(bytes(wrongLengths), codec);
  const contents = document.resolve(document.pages[2]!.dict.get('Contents'));
  expect(contents).toBeInstanceOf(PdfStream);
  expect(text((contents as PdfStream).raw)).toContain('DocTextNo3x');
  expect(document.repairs).toContain('stream-length-corrected');
});

it('finds the pages without page tree and catalog', () => {
  const lost = text(intact)
    .replace('/Type /Pages', '/Type /Lost_')
    .replace('/Type /Catalog', '/Type /Nothing')
    .replace(/\/Kids \[[^\]]*\]/g, '');
  const document = openPdf(bytes(lost), codec);
  expect(document.pageCount).toBe(4);

  const again = openPdf(
    bytesFrom((sink) => writeDocument(document, {}, sink, codec)),
    codec,
  );
  expect(again.pageCount).toBe(4);
  expect(again.repairs).toEqual([]);
});

it('breaks loops and skips nodes that are not pages', () => {
  const looping = file([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 99999999 /Kids [3 0 R 2 0 R 4 0 R 9 0 R null 5 0 R] >>',
    page,
    '<< /Type /Pages /Kids [2 0 R 4 0 R] >>',
    page,
  ]);
  const document = openPdf(looping, codec);
  expect(document.pageCount).toBe(2);
  expect(document.repairs).toContain('page-tree-corrected');
});

it('takes a dictionary whose entries of a page lead to nothing for no page', () => {
  const document = openPdf(
    file(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [3 0 R 3 0 R] >>', '<< /Parent 9 0 R >>', page]),
    codec,
  );
  expect(document.pages.map(({ ref }) => ref?.number)).toEqual([4]);
  const written = bytesFrom((sink) => writeDocument(document, {}, sink, codec));
  expect(openPdf(written, codec).pageCount).toBe(1);
});

it('uses the newest of several definitions, in object streams too', () => {
  const newer = `${text(packed).replace(/startxref\n\d+\n%%EOF\n/, '')}900 0 obj\n<< /Newest true >>\nendobj\n900 0 obj\n<< /Newest false >>\nendobj\n`;
  const document = openPdf(bytes(newer), codec);
  expect(document.dict(document.object(900))?.get('Newest')).toBe(false);
  expect(document.pageCount).toBe(4);
});

it('reads hybrid files with objects listed only in the stream', () => {
  const trailerAt = packed.length;
  const streamAt = Number(/startxref\n(\d+)/.exec(text(packed))![1]);
  const root = /\/Root (\d+) 0 R/.exec(text(packed))![1];
  const hybrid = `${text(packed)}xref\n0 0\ntrailer\n<< /Size 1 /Root ${root} 0 R /XRefStm ${streamAt} >>\nstartxref\n${trailerAt}\n%%EOF\n`;
  const document = openPdf(bytes(hybrid), codec);
  expect(document.repairs).toEqual([]);
  expect(countFeatures(document)).toEqual(counts);
});

it('requires a password for an encrypted file', () => {
  const encrypted = file(
    ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [3 0 R] >>', page],
    '/Root 1 0 R /Encrypt << /Filter /Standard >>',
  );
  expect(() => openPdf(encrypted, codec)).toThrow(expect.objectContaining({ code: 'password-required' }));
});

it.each<[string, Uint8Array]>([
  ['an empty file', new Uint8Array(0)],
  ['text', bytes('hello')],
  ['a lone header', bytes('%PDF-1.7\n')],
  [
    'a table that names itself as its predecessor',
    bytes('%PDF-1.4\nxref\n0 0\ntrailer\n<</Prev 9>>\nstartxref\n9\n%%EOF'),
  ],
  ['a reference to itself', file(['1 0 R', '<< /Kids [3 0 R] >>'])],
  [
    'a length that depends on itself',
    file(['<< /Type /Catalog /Pages 2 0 R >>\nstream\nx', '<< /Length 2 0 R >>\nstream\nabc\nendstream']),
  ],
])('refuses %s as damaged', (_, input) => {
  expect(() => openPdf(input, codec)).toThrow(expect.objectContaining({ code: 'damaged-file' }));
});

it.each<[string, string]>([
  ['strings that never close', '1 0 obj (( '.repeat(60_000)],
  ['dictionaries that never close', '1 0 obj << /A '.repeat(60_000)],
  ['streams that never end', '1 0 obj <</Length 9>> stream\n'.repeat(40_000)],
  ['lone object headers', '1 0 obj '.repeat(100_000)],
  ['comments', '1 0 obj %'.repeat(100_000)],
])('rejects %s in bounded time', (_, content) => {
  const started = process.cpuUsage();
  expect(() => openPdf(bytes(`%PDF-1.4\n${content}`), codec)).toThrow(DocumentError);
  expect(process.cpuUsage(started).user).toBeLessThan(10e6);
});

it('lists exactly the reachable objects', () => {
  const document = openPdf(intact, codec);
  const reachable = reachableObjects(document);
  expect(new Set(reachable).size).toBe(reachable.length);
  expect(reachable.length).toBe(document.size - 1);
});

it.each([true, false])(
  'writes a page as a page even when it is also listed as a field (packed: %s)',
  (isPacked) => {
    const input = file([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [3 0 R] >> >>',
      '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
      '<< /Subtype /Widget /FT /Tx /T (a) /Parent 2 0 R /Rect [0 0 9 9] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Annots [3 0 R] >>',
    ]);
    const plan = {
      sources: [{ document: openPdf(input, codec), title: 'x' }],
      pages: [0, 1].map((number) => ({ source: 0, page: number })),
      bookmarks: 'none' as const,
      packed: isPacked,
    };
    const joined = openPdf(
      bytesFrom((sink) => assemble(plan, sink, codec)),
      codec,
    );

    expect(joined.repairs).toEqual([]);
    expect(joined.pageCount).toBe(2);
  },
);

it('turns a page tree node that a damaged file calls a page into one', () => {
  const damaged = text(intact).replace('/Type/Pages', '/Type/Page').replace('/Type/Catalog', '/Type/Catalof');
  const document = openPdf(bytes(damaged), codec);
  const plan = {
    sources: [{ document, title: 'x' }],
    pages: document.pages.map((_, page) => ({ source: 0, page })),
    bookmarks: 'by-source' as const,
  };
  const written = openPdf(
    bytesFrom((sink) => assemble(plan, sink, codec)),
    codec,
  );

  expect(written.repairs).toEqual([]);
  expect(written.pageCount).toBe(document.pageCount);
});

it('opens or refuses, writes and assembles arbitrary bytes', () => {
  const edits = fc.array(
    fc.record({
      at: fc.nat(),
      insert: fc.oneof(
        fc.constantFrom(
          'endobj',
          'stream',
          'endstream',
          '>>',
          '<<',
          '[',
          ']',
          '(',
          ')',
          ' 0 R',
          '/Kids',
          '/Length 9',
          '99999999',
          '-1',
          'trailer',
        ),
        fc.string({ maxLength: 4 }),
      ),
      remove: fc.nat(60),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.constantFrom(intact, packed), edits, (input, changes) => {
      let damaged = text(input);
      for (const { at, insert, remove } of changes) {
        const from = at % damaged.length;
        damaged = damaged.slice(0, from) + insert + damaged.slice(from + remove);
      }
      try {
        const document = openPdf(bytes(damaged), codec);
        const plan = {
          sources: [{ document, title: 'x' }],
          pages: [{ source: 0, page: 0 }],
          bookmarks: 'by-source' as const,
        };
        const part = openPdf(
          bytesFrom((sink) => assemble(plan, sink, codec)),
          codec,
        );
        expect(part.repairs).toEqual([]);
        expect(part.pageCount).toBe(1);
      } catch (error) {
        expect(error).toBeInstanceOf(DocumentError);
      }
    }),
    { numRuns: 300 },
  );
});
