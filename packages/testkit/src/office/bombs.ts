import { type ZipPart, zipFile } from '../archive/zip-file.ts';
import { contentTypes, relationships, xml } from './open-package.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const mebibyte = 1024 ** 2;

/** Word documents of at most one megabyte that demand excessive resources. */
export const bombs: Readonly<Record<string, () => Buffer>> = {
  /** Parts that declare how large they become. */
  'honest parts': () => {
    const bytes = Buffer.alloc(32 * mebibyte, 0x20);
    const parts = Array.from({ length: 20 }, (_, index) => ({ name: `word/part${index}.xml`, bytes }));

    return wordPackage('<w:p/>', parts);
  },

  /** A part that declares a false, small size. */
  'a lying part': () => {
    const bytes = Buffer.alloc(64 * mebibyte, 0x20);

    return wordPackage('<w:p/>', [{ name: 'word/part.xml', bytes, claimedBytes: 1000 }]);
  },

  /**
   * A large part in a package without the end record of the central directory, which leads to the declared
   * size.
   */
  'parts without an index': () => {
    const bytes = Buffer.alloc(300 * mebibyte, 0x20);

    return wordPackage('<w:p/>', [{ name: 'word/part.xml', bytes }]).subarray(0, -22);
  },

  /** Nested tables: little memory, but more depth than any parser supports. */
  depth: () => {
    const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'];

    return wordPackage(`${open.repeat(20_000)}<w:p/>${close.repeat(20_000)}`);
  },

  /** Entities that each expand to ten of the one before (the "billion laughs"). */
  entities: () => {
    const names = [...'abcdefghij'];
    const entities = names.map((name, index) => {
      const value = index === 0 ? 'aaaaaaaaaa' : `&${names[index - 1]};`.repeat(10);

      return `<!ENTITY ${name} "${value}">`;
    });

    return wordPackage('<w:p><w:r><w:t>&j;</w:t></w:r></w:p>', [], `<!DOCTYPE d [${entities.join('')}]>`);
  },
};

function wordPackage(body: string, more: readonly ZipPart[] = [], declarations = ''): Buffer {
  const main = xml(`${declarations}<w:document ${namespace}><w:body>${body}</w:body></w:document>`);

  return zipFile([
    {
      name: '[Content_Types].xml',
      bytes: contentTypes({
        '/word/document.xml':
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      }),
    },
    {
      name: '_rels/.rels',
      bytes: relationships([{ id: 'r1', type: `${type}/officeDocument`, target: 'word/document.xml' }]),
    },
    { name: 'word/document.xml', bytes: main },
    ...more,
  ]);
}
