import type { FileKind } from '@octavo/contract/kinds';
import { storedZip } from '@octavo/testkit/archive/zip-file';
import { compoundFile } from '@octavo/testkit/files/compound-file';
import { describe, expect, it } from 'vitest';
import { readSample, SampleTap, sampleOf } from './sample.ts';
import { sniffKind } from './sniff.ts';

const bytes = (text: string, encoding: BufferEncoding = 'latin1') => Buffer.from(text, encoding);
const ooxml = (folder: string) => storedZip({ '[Content_Types].xml': '<Types/>', [`${folder}/x.xml`]: '' });
const openDocument = (type: string) =>
  storedZip({ mimetype: `application/vnd.oasis.opendocument.${type}`, 'content.xml': '' });
const compound = (...names: string[]) => compoundFile(names.map((name) => ({ name })));
const flat = (type: string) =>
  bytes(
    `<?xml version="1.0"?>\n<office:document office:mimetype="application/vnd.oasis.opendocument.${type}">`,
  );
const heif = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + 4 * (brands.length + 1)]),
    bytes(`ftyp${brands[0]}\0\0\0\0`),
    bytes(brands.slice(1).join('')),
  ]);

function palm(type: string, version: number): Buffer {
  const file = Buffer.alloc(300);
  file.write(type, 60);
  file.writeUInt32BE(100, 78);
  file.writeUInt32BE(version, 136);

  return file;
}

const hex = (part: Uint8Array) => Buffer.from(part).toString('hex');
const utf16be = (text: string) => bytes(text, 'utf16le').swap16();

const samples: readonly (readonly [string, Uint8Array, FileKind | null])[] = [
  ['a.avif', heif('mif1', 'avif', 'miaf'), 'avif'],
  ['a.heic', heif('mif1', 'heic'), 'heic'],
  ['a.docx', ooxml('word'), 'docx'],
  ['a.pdf', ooxml('word'), 'docx'],
  ['a.xlsx', ooxml('xl'), 'xlsx'],
  ['a.pptx', ooxml('ppt'), 'pptx'],
  ['a.odt', openDocument('text'), 'odt'],
  ['a.ott', openDocument('text-template'), 'odt'],
  ['a.ods', openDocument('spreadsheet'), 'ods'],
  ['a.odp', openDocument('presentation'), 'odp'],
  ['a.ods', storedZip({ 'content.xml': '', 'META-INF/manifest.xml': '' }), 'ods'],
  ['a.fodt', flat('text'), 'odt'],
  ['a.fods', flat('spreadsheet'), 'ods'],
  ['a.epub', storedZip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '' }), 'epub'],
  ['a.zip', storedZip({ 'cover.jpg': '', 'META-INF/container.xml': '', mimetype: '' }), 'epub'],
  ['a.pages', storedZip({ 'Index/Document.iwa': '' }), 'pages'],
  ['a.numbers', storedZip({ 'Index/Document.iwa': '', 'Index/Tables/Tile.iwa': '' }), 'numbers'],
  ['a.zip', storedZip({ 'Index/Document.iwa': '', 'Index/Slide-12-2.iwa': '' }), 'key'],
  ['a.zip', storedZip({ 'Sales.numbers/Index.zip': '' }), 'numbers'],
  ['a.key', storedZip({ 'index.apxl': '' }), 'key'],
  ['a.pages', storedZip({ 'QuickLook/Preview.pdf': '%PDF-1.4', 'index.xml': '' }), 'pages'],
  ['a.fbz', storedZip({ 'book.fb2': '<FictionBook/>' }), 'fb2'],
  ['a.fb2.zip', storedZip({ 'book.fb2': '<FictionBook/>' }), 'fb2'],
  ['a.fb2', bytes('<?xml version="1.0" encoding="windows-1251"?>\n<FictionBook xmlns="x">'), 'fb2'],
  ['a.docx', storedZip({ 'notes.txt': '' }), 'zip'],
  ['a.mobi', palm('BOOKMOBI', 6), 'mobi'],
  ['a.mobi', palm('BOOKMOBI', 8), 'azw3'],
  ['a.azw3', palm('BOOKMOBI', 6), 'azw3'],
  ['a.prc', palm('TEXtREAd', 0), 'mobi'],
  ['a.doc', compound('Data', 'WordDocument'), 'doc'],
  ['a.pdf', compound('WordDocument'), 'doc'],
  ['a.xls', compound('Workbook'), 'xls'],
  ['a.xls', compound('Book'), 'xls'],
  ['a.ppt', compound('Current User', 'PowerPoint Document'), 'ppt'],
  ['a.wps', compound('CompObj', 'MatOST'), 'wps'],
  ['a.xlsx', compound('EncryptionInfo', 'EncryptedPackage'), 'xlsx'],
  ['a.pptm', compound('EncryptedPackage'), 'pptx'],
  ['a.bin', compound('EncryptedPackage'), 'docx'],
  ['a.msg', compound('__properties_version1.0'), null],
  ['a.xls', bytes('\u0009\u0000\u0004\u0000\u0002\u0000\u0010\u0000'), 'xls'],
  ['a.xls', bytes('\u0009\u0004\u0006\u0000\u0000\u0004\u0010\u0000'), 'xls'],
  ['a.doc', bytes('\u00db\u00a5\u002d\u0000\u0000'), 'doc'],
  ['a.wps', bytes('\u0001\u00fe\u0032\u0000'), 'wps'],
  ['a.rtf', bytes('{\\rtf1\\ansi Hello}'), 'rtf'],
  ['a.doc', bytes('{\\rtf1\\ansi Hello}'), 'rtf'],
  ['a.doc', bytes('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument>'), 'doc'],
  ['a.docx', bytes('<?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package>'), 'docx'],
  ['a.xls', bytes('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>'), 'xls'],
  ['a.xls', bytes('<html><table><tr><td>1</td></tr></table></html>'), 'xls'],
  ['a.html', bytes('Just words'), 'html'],
  ['a.aspx', bytes('\u00ef\u00bb\u00bf<!-- made by hand -->\n<!DOCTYPE html><p>'), 'html'],
  ['page', utf16be('\ufeff<html><p>Hello</p></html>'), 'html'],
  ['a.url', bytes('[InternetShortcut]\r\nURL=https://example.org/\r\n'), 'url'],
  ['a.url', bytes('https://example.org/'), 'url'],
  ['a.dwg', bytes('AC1032\0\0\0\0\0\u0006'), 'dwg'],
  ['a.dwg', bytes('AC1.40\0\0\0\0'), 'dwg'],
  ['a.dxf', bytes('999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n'), 'dxf'],
  ['a.dxf', bytes('AutoCAD Binary DXF\r\n\u001a\0'), 'dxf'],
  ['a.csv', bytes('name;city\nAnne;Zürich\n'), 'csv'],
  ['a.tsv', bytes('name\tcity\n'), 'csv'],
  ['a.txt', bytes('Zürich in Latin-1'), 'txt'],
  ['a.txt', bytes('AC1032 is a version\n'), 'txt'],
  ['a.txt', bytes('A file begins with %PDF-1.7\n'), 'txt'],
  ['a.txt', bytes('<html> begins a page\n'), 'txt'],
  ['a.txt', bytes('one\0stray zero among many letters of a text'), 'txt'],
  ['a.txt', bytes('no mark, two bytes each', 'utf16le'), 'txt'],
  ['a.txt', utf16be('no mark, two bytes each, the other way round'), 'txt'],
  ['a.txt', bytes('\ufeff漢字\r\n', 'utf16le'), 'txt'],
  [
    'a.log',
    Buffer.concat([...'four bytes'].map((letter) => Buffer.from([0, 0, 0, letter.charCodeAt(0)]))),
    'txt',
  ],
  ['a.txt', Buffer.from('b1e0bafdceaab7e2cfd6', 'hex'), 'txt'],
  ['a.svg', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a.pdf', bytes('\u00ef\u00bb\u00bf%PDF-1.7\n'), 'pdf'],
];

describe('the kind of a file', () => {
  it.each(samples)('%s is recognised by its bytes (%#)', (name, content, kind) => {
    expect(sniffKind(sampleOf(content), name)).toBe(kind);
  });

  it('is not taken from the name of random bytes', () => {
    let state = 7;
    const random = Buffer.from(
      Array.from({ length: 5000 }, () => {
        state = (state * 1103515245 + 12345) % 2 ** 31;

        return state >> 16;
      }),
    );

    for (const extension of ['docx', 'xls', 'txt', 'csv', 'html', 'url', 'epub', 'dwg', 'pages', 'wps']) {
      expect(sniffKind(sampleOf(random), `a.${extension}`)).toBeNull();
    }
  });

  it('is that of the document, not of an embedded table', () => {
    const document = compoundFile([{ name: 'Workbook', under: 'ObjectPool' }, { name: 'WordDocument' }]);

    expect(sniffKind(sampleOf(document), 'a.bin')).toBe('doc');
  });

  it('is that of the package, not of an embedded workbook', () => {
    const workbook = storedZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' });
    const slides = storedZip({ '[Content_Types].xml': '', 'ppt/embeddings/1.xlsx': workbook });

    expect(sniffKind(sampleOf(slides), 'a.bin')).toBe('pptx');
  });

  it('is decided by the name when the directory of a compound file is beyond the sample', () => {
    const document = compoundFile([{ name: 'Unknown' }]);

    expect(sniffKind(sampleOf(document), 'a.xls')).toBe('xls');
    expect(sniffKind(sampleOf(document), 'a.pdf')).toBeNull();
  });
});

describe('a sample', () => {
  const large = compoundFile([{ name: 'PowerPoint Document' }], 400);
  const archive = storedZip({
    'media.bin': new Uint8Array(200_000),
    '_rels/.rels': '',
    'ppt/presentation.xml': '',
  });

  it.each([1, 40, 700, 65_536])('is the same for a stream in chunks of %d bytes', async (chunkBytes) => {
    for (const [file, kind] of [
      [large, 'ppt'],
      [archive, 'pptx'],
    ] as const) {
      const tap = new SampleTap();

      async function* chunks() {
        for (let at = 0; at < file.length; at += chunkBytes) {
          yield file.subarray(at, at + chunkBytes);
        }
      }

      for await (const _ of tap.through(chunks())) {
        // Reads to the end; the tap keeps the sample.
      }

      const inPlaces = await readSample(file.length, async (start, end) => file.subarray(start, end));
      expect(sniffKind(tap.sample, 'a')).toBe(kind);
      expect(Object.values(tap.sample).map(hex)).toEqual(Object.values(inPlaces).map(hex));
      expect(Object.values(sampleOf(file)).map(hex)).toEqual(Object.values(inPlaces).map(hex));
    }
  });
});

it.each(['constructor', '__proto__', 'toString'])('handles a file kind named %s', (name) => {
  expect(sniffKind(sampleOf(storedZip({ mimetype: name, [`${name}/a.xml`]: '' })), 'a.zip')).toBe('zip');
  expect(sniffKind(sampleOf(compound(name)), 'a.doc')).toBe('doc');
});
