import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { numbersFile } from '@octavo/testkit/archive/numbers-file';
import { chapter, epubFile } from '@octavo/testkit/books/epub-file';
import { dxfFile, dxfLayer, dxfLine, group } from '@octavo/testkit/cad/dxf';
import { slidesFile } from '@octavo/testkit/office/slides-file';
import { heading, paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { partialGif } from '@octavo/testkit/pictures/partial-gif';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** File that a test gives to the page. */
export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function pdf(name: string, pages: number): SampleFile {
  // Marks are letters only: `Two files.pdf` is marked `Twofiles`.
  const mark = name.replace(/\.pdf$/, '').replace(/[^A-Za-z]/g, '');

  return { name, mimeType: 'application/pdf', buffer: Buffer.from(featureDocument({ pages, mark })) };
}

/** A document with an update that nothing uses, of 200 kB: it can be made smaller. */
export function wastefulPdf(name: string, pages: number): SampleFile {
  const { buffer, ...file } = pdf(name, pages);
  const text = buffer.toString('latin1');
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1];
  const previous = text.slice(text.lastIndexOf('startxref') + 9).match(/\d+/)?.[0];
  const object = `\n9999 0 obj\n<</Length 200000>>\nstream\n${'x'.repeat(200_000)}\nendstream\nendobj\n`;
  const table = `xref\n9999 1\n${String(buffer.length + 1).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size 10000/Root ${root}/Prev ${previous}>>\n`;
  const end = `startxref\n${buffer.length + object.length}\n%%EOF\n`;

  return { ...file, buffer: Buffer.concat([buffer, Buffer.from(object + table + trailer + end)]) };
}

/** A picture of one colour. */
export function png(name: string, width = 120, height = 80): SampleFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);

  return { name, mimeType: 'image/png', buffer };
}

/** A PDF that opens with a password only. */
export function lockedPdf(name: string, pages: number, password: string): SampleFile {
  return encrypted(pdf(name, pages), [password, 'owner', '256']);
}

/** A PDF that opens freely and may not be changed. */
export function restrictedPdf(name: string, pages: number): SampleFile {
  return encrypted(pdf(name, pages), ['', 'owner', '256', '--modify=none']);
}

/** Encrypts with qpdf, which shares no code with the product. */
function encrypted(sample: SampleFile, how: readonly string[]): SampleFile {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-sample-'));
  const [open, locked] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];

  try {
    writeFileSync(open, sample.buffer);
    execFileSync('qpdf', ['--encrypt', ...how, '--', open, locked]);

    return { ...sample, buffer: readFileSync(locked) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A PDF cut off before its end, without its cross-reference table. */
export function damagedPdf(name: string, pages: number): SampleFile {
  const sample = pdf(name, pages);

  return { ...sample, buffer: sample.buffer.subarray(0, sample.buffer.lastIndexOf('xref')) };
}

/** A PDF without cross-reference table and trailer, which a browser does not open and the repair tool does. */
export function unreadablePdf(name: string, pages: number): SampleFile {
  const sample = pdf(name, pages);

  return { ...sample, buffer: sample.buffer.subarray(0, sample.buffer.indexOf('\nxref')) };
}

/** Bytes that only claim to be a PDF. */
export function rubbishPdf(name: string): SampleFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'rubbish '.repeat(200)}`) };
}

/** A web page that prints on one sheet, with a heading, words and a script. */
export function html(name: string): SampleFile {
  const words = '<h1>SampleHeading</h1><p>Words</p><script>document.body.append("SampleScript")</script>';

  return { name, mimeType: 'text/html', buffer: Buffer.from(`<!doctype html><title>A page</title>${words}`) };
}

/** An animation of three frames. */
export function gif(name: string): SampleFile {
  return { name, mimeType: 'image/gif', buffer: partialGif() };
}

/** A text of two pages. */
export function txt(name: string): SampleFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from('SampleFirst\n\fSampleSecond\n') };
}

/** A Word document with a heading and a line. */
function docx(name: string): SampleFile {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  return { name, mimeType, buffer: wordFile([heading(1, 'A sample'), paragraph('A line of it')]) };
}

/** A book of two chapters, each of one page. */
function epub(name: string): SampleFile {
  const chapters = ['A', 'B'].map((mark) => chapter(`${mark}.xhtml`, `<h1>SampleChapter${mark}</h1>`));

  return { name, mimeType: 'application/epub+zip', buffer: epubFile(chapters) };
}

/** A presentation of two slides. */
function odp(name: string): SampleFile {
  const mimeType = 'application/vnd.oasis.opendocument.presentation';

  return { name, mimeType, buffer: slidesFile([{ text: 'SampleOne' }, { text: 'SampleTwo' }]) };
}

/** A table of two columns. */
function csv(name: string): SampleFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from('item;price\npen;1,50\nink;3,00\n') };
}

/** A spreadsheet of Numbers. */
function numbers(name: string): SampleFile {
  return {
    name,
    mimeType: 'application/vnd.apple.numbers',
    buffer: numbersFile({ Pens: [['SampleCell', 2]] }),
  };
}

/** A drawing of one line and one word. */
function dxf(name: string): SampleFile {
  const word = group(0, 'TEXT', [8, '0'], [10, 500], [20, 500], [30, 0], [40, 250], [1, 'SampleDrawing']);
  const bytes = dxfFile({ layers: [dxfLayer('0')], entities: [dxfLine([0, 0], [4000, 3000]), word] });

  return { name, mimeType: 'image/vnd.dxf', buffer: Buffer.from(bytes) };
}

const makers = { pdf: (name: string) => pdf(name, 4), png, docx, csv, odp, epub, numbers, dxf };

/** Samples that any tool accepts, chosen by its facts alone. */
export function samplesFor(facts: ToolFacts): readonly SampleFile[] {
  const kinds = ['pdf', 'png', 'docx', 'csv', 'odp', 'epub', 'numbers', 'dxf'] as const;
  const kind = kinds.find((each) => facts.accepts.includes(each)) ?? 'png';
  const make = (index: number) => makers[kind](`Sample ${'AB'[index]}.${kind}`);

  return Array.from({ length: facts.joins === 'all' ? Math.min(2, facts.maxFiles) : 1 }, (_, index) =>
    make(index),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);

  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
