import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDrawing } from '@octavo/cad/render';
import { storedParts } from '@octavo/engine-node/archive/stored-parts';
import { openZipBytes } from '@octavo/engine-node/archive/zip';
import { systemFonts } from '@octavo/engine-node/cad/fonts';
import { readDrawing } from '@octavo/engine-node/cad/read-drawing';
import { codec } from '@octavo/engine-node/codec';
import { unpack } from '@octavo/engine-node/ebook/container/unpack';
import { openIwork } from '@octavo/engine-node/iwork/container';
import { readNumbersTables, wordsOf } from '@octavo/engine-node/iwork/tables';
import { checkContents } from '@octavo/engine-node/office/check-contents';
import { decryptPackage } from '@octavo/engine-node/office/decrypt-package';
import { openCompound } from '@octavo/formats/office/compound-file';
import { lockOf } from '@octavo/formats/office/protection';
import { numbersFile } from '@octavo/testkit/archive/numbers-file';
import { zipFile } from '@octavo/testkit/archive/zip-file';
import { dxfFile, dxfLayer, dxfLine, group } from '@octavo/testkit/cad/dxf';
import { compoundFile } from '@octavo/testkit/files/compound-file';
import { slidesFile } from '@octavo/testkit/office/slides-file';
import { heading, paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { workbookFile } from '@octavo/testkit/office/workbook-file';
import type { FuzzReader } from '../reader.ts';
import { encryptedFile } from '../seeds/encrypted-file.ts';

const at = (code: number, x: number, y: number) =>
  [
    [code, x],
    [code + 10, y],
    [code + 20, 0],
  ] as const;

function drawingSeeds(): Uint8Array[] {
  const entities = [
    dxfLine([0, 0], [5, 5]),
    group(0, 'CIRCLE', [8, '0'], ...at(10, 1, 2), [40, 3]),
    group(0, 'ARC', [8, '0'], ...at(10, 1, 2), [40, 3], [50, 0], [51, 90]),
    group(0, 'ELLIPSE', [8, '0'], ...at(10, 0, 0), ...at(11, 5, 0), [40, 0.5], [41, 0], [42, 3]),
    group(0, 'TEXT', [8, '0'], ...at(10, 1, 2), [40, 2], [1, 'words %%c %%u']),
    group(
      0,
      'MTEXT',
      [8, '0'],
      ...at(10, 1, 2),
      [40, 2],
      [41, 9],
      [71, 1],
      [1, '{\\fArial|b1;words}\\P\\S1/2; \\U+00E9'],
    ),
    group(0, 'INSERT', [8, '0'], [2, 'mark'], ...at(10, 1, 2), [50, 45], [70, 2], [71, 2], [44, 1], [45, 1]),
    group(0, 'LWPOLYLINE', [8, '0'], [90, 2], [70, 1], [10, 0], [20, 0], [42, 1], [10, 5], [20, 1]),
    group(
      0,
      'HATCH',
      [8, '0'],
      [2, 'ANSI31'],
      [70, 0],
      [91, 1],
      [92, 3],
      [72, 0],
      [73, 1],
      [93, 3],
      [10, 0],
      [20, 0],
      [10, 5],
      [20, 0],
      [10, 0],
      [20, 5],
      [97, 0],
      [75, 0],
      [76, 1],
      [52, 0],
      [41, 1],
      [78, 1],
      [53, 45],
      [43, 0],
      [44, 0],
      [45, 1],
      [46, 1],
      [79, 0],
      [98, 0],
    ),
    group(0, 'DIMENSION', [8, '0'], ...at(10, 10, 5), ...at(11, 5, 5), [70, 0], [2, 'mark']),
    group(
      0,
      'SPLINE',
      [8, '0'],
      [70, 8],
      [71, 3],
      ...[0, 0, 0, 0, 1, 1, 1, 1].map((knot) => [40, knot] as const),
      ...at(10, 0, 0),
      ...at(10, 1, 2),
      ...at(10, 2, 2),
      ...at(10, 3, 0),
    ),
    group(0, 'POINT', [8, '0'], ...at(10, 1, 1)),
    group(0, 'SOLID', [8, '0'], ...at(10, 0, 0), ...at(11, 5, 0), ...at(12, 0, 5), ...at(13, 5, 5)),
  ];
  const inner = [dxfLine([0, 0], [1, 1]), group(0, 'INSERT', [8, '0'], [2, 'inner'], ...at(10, 0, 0))];
  const blocks = [
    { name: 'mark', entities: inner },
    { name: 'inner', entities: [dxfLine([0, 0], [1, 0])] },
  ];
  const layers = [dxfLayer('0'), dxfLayer('walls', -3)];

  return [
    dxfFile({ version: 'AC1027', entities, blocks, layers }),
    dxfFile({ version: 'AC1015', entities: entities.slice(0, 6), blocks }),
    dxfFile({ entities: entities.slice(6), blocks, layers }),
  ];
}

/** Bytes of the header, the table, the directory and the beginning of the data. */
const compoundBytes = 4096;

const offices = (): Uint8Array[] => [
  wordFile([heading(1, 'Title'), paragraph('Words & more')]),
  workbookFile([
    {
      name: 'Sheet',
      rows: [
        ['a', 1],
        ['b', 2],
      ],
    },
  ]),
  slidesFile([{ text: 'One' } as never]),
];

export const officeReaders: readonly FuzzReader[] = [
  {
    name: 'archives',
    shape: 'zip',
    takes: /\.(zip|docx|xlsx|pptx|odt|epub)$/i,
    seeds: () => [
      zipFile([
        { name: 'a/b.txt', bytes: Buffer.from('text '.repeat(50)) },
        { name: 'c.html', bytes: Buffer.from('<p>c') },
      ]),
      ...offices(),
    ],
    async read(bytes, folder) {
      const path = join(folder, 'a.zip');
      writeFileSync(path, bytes);
      await unpack(path, join(folder, 'out'));
      await storedParts(Buffer.from(bytes));
      const archive = await openZipBytes(bytes);

      try {
        for (const name of archive.names.slice(0, 50)) {
          archive.sizeOf(name);
          await archive.read(name);
        }
      } finally {
        archive.close();
      }
    },
  },
  {
    name: 'office-packages',
    shape: 'zip',
    takes: /\.(docx|xlsx|pptx|od[tsp])$/i,
    seeds: offices,
    async read(bytes) {
      for (const contents of ['open-xml', 'open-document', 'locked'] as const) {
        await checkContents(Buffer.from(bytes), contents);
      }
    },
  },
  {
    name: 'office-markup',
    shape: 'markup',
    seeds: () => [
      Buffer.from(
        '<?xml version="1.0"?><office:document office:mimetype="a"><office:body><text:p a="b">Words</text:p><!-- c --></office:body></office:document>',
      ),
    ],
    async read(bytes) {
      await checkContents(Buffer.from(bytes), 'open-document');
    },
  },
  {
    name: 'compound-files',
    shape: 'bytes',
    takes: /\.(doc|xls|ppt|docx|xlsx)$/i,
    seeds: () =>
      [
        ['WordDocument'],
        ['Workbook', 'Book'],
        ['EncryptedPackage', 'EncryptionInfo'],
        ['PowerPoint Document', 'Current User'],
      ].map((names) => compoundFile(names.map((name) => ({ name }))).subarray(0, compoundBytes)),
    read(bytes) {
      lockOf(bytes);
      const file = openCompound(bytes);
      file?.names.forEach((name) => file.read(name, 100_000));
    },
  },
  {
    name: 'encryption',
    shape: 'markup',
    seeds: () => [
      Buffer.from(
        '<encryption><keyData saltSize="16" blockSize="16" keyBits="128" hashSize="20" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA1" saltValue="AAAAAAAAAAAAAAAAAAAAAA=="/><keyEncryptors><p:encryptedKey spinCount="1" saltSize="16" blockSize="16" keyBits="128" hashSize="20" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA1" saltValue="AAAAAAAAAAAAAAAAAAAAAA==" encryptedVerifierHashInput="AAAAAAAAAAAAAAAAAAAAAA==" encryptedVerifierHashValue="AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" encryptedKeyValue="AAAAAAAAAAAAAAAAAAAAAA=="/></keyEncryptors></encryption>',
      ),
    ],
    read(bytes) {
      for (const version of [4, 2]) {
        const head = Buffer.from([version, 0, version, 0, 0, 0, 0, 0]);
        decryptPackage(encryptedFile(Buffer.concat([head, bytes])), 'password');
      }
    },
  },
  {
    name: 'iwork',
    shape: 'zip',
    takes: /\.(numbers|pages|key)$/i,
    seeds: () => [
      numbersFile({
        Table: [
          ['a', 1, true],
          ['b', 2.5, false],
        ],
      }),
    ],
    async read(bytes, folder) {
      const path = join(folder, 'a.numbers');
      writeFileSync(path, bytes);
      const document = await openIwork(path);

      try {
        await document.readPreview();
      } finally {
        document.close();
      }

      wordsOf(await readNumbersTables(path));
    },
  },
  {
    name: 'drawings',
    shape: 'text',
    takes: /\.(dxf|dwg)$/i,
    seeds: drawingSeeds,
    read(bytes) {
      const isDwg = bytes[0] === 0x41 && bytes[1] === 0x43;
      const drawing = readDrawing(bytes, isDwg ? 'dwg' : 'dxf');
      const around = { shelf: systemFonts(), checkpoint: () => undefined, report: () => undefined };
      const options = { color: 'color', space: 'layouts', pageSize: 'auto' } as const;
      renderDrawing(drawing, options, around, 'a', { write: () => undefined }, codec);
    },
  },
];
