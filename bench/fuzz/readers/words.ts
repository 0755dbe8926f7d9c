import { isFailure } from '@octavo/contract/failures';
import { plainLine, plainText as plainWords } from '@octavo/contract/plain-text';
import { addressInFile, nameOfAddress, readWebAddress } from '@octavo/contract/web-address';
import { readEmail } from '@octavo/domain/account/email';
import { resolveReference } from '@octavo/engine-node/ebook/container/paths';
import { safePath } from '@octavo/engine-node/ebook/container/unpack';
import { decodeText } from '@octavo/engine-node/text/decode-text';
import { languageOf, textPage } from '@octavo/engine-node/text/text-page';
import { textParts } from '@octavo/engine-node/text/text-parts';
import { RequestRefusal } from '@octavo/engine-node/web/refusal';
import { targetOf } from '@octavo/engine-node/web/target';
import { sampleOf } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { plainText } from '@octavo/pdf/text/plain-text';
import { readSeparated } from '@octavo/pdf/text/separated-values';
import { toolIds } from '@octavo/tools/catalogue';
import { readPages, readRanges } from '@octavo/tools/kit/page-choice';
import { resultName, stemOf } from '@octavo/tools/kit/result-name';
import { parseOptions } from '@octavo/tools/kit/run-tool';
import { parseTurns } from '@octavo/tools/kit/turns';
import { loadOptions } from '@octavo/tools/options';
import { contentDisposition, parseRange } from '../../../apps/server/src/http/download.ts';
import type { FuzzReader } from '../reader.ts';

const utf8 = (text: string) => Buffer.from(text);

/** Runs all functions and fails with the first error that is not declared. */
function each(work: readonly (() => unknown)[], declares: (error: unknown) => boolean): void {
  for (const run of work) {
    try {
      run();
    } catch (error) {
      if (!declares(error)) {
        throw error;
      }
    }
  }
}

const isExpected = (error: unknown) => error instanceof RequestRefusal || isFailure(error);

const orders = [
  '{"pages":"1-3,5,8-","angle":90}',
  '{"level":"custom","dpi":150,"targetSize":100000}',
  '{"rotate":"2:90,5:180","bookmarks":"keep"}',
  '{"password":"a","ownerPassword":"b"}',
  '{"order":"1,2,3:90","sort":"name","oddStart":true}',
  '{"encoding":"auto","font":"monospace","fontSize":10,"margin":20}',
  '{"every":2,"ranges":"1-2,3","maxSize":1000000}',
  '{"format":"png","dpi":72,"quality":80,"width":100,"height":100}',
];

export const wordReaders: readonly FuzzReader[] = [
  {
    name: 'kinds',
    shape: 'bytes',
    takes: /./,
    seeds: () =>
      [
        '%PDF-1.7',
        'PK\x03\x04',
        '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
        'GIF89a',
        '\x89PNG\r\n\x1a\n',
        '<html><p>',
        'AC1027',
        '  0\nSECTION',
        '{\\rtf1',
        '<?xml version="1.0"?><FictionBook>',
        'a;b\n1;2',
      ].map((text) => Buffer.from(text.padEnd(200, ' x'), 'latin1')),
    read(bytes) {
      for (const name of ['a', 'a.pdf', 'a.docx', 'a.txt', 'a.csv', 'a.constructor']) {
        sniffKind(sampleOf(bytes), name);
      }
    },
  },
  {
    name: 'texts',
    shape: 'text',
    takes: /\.(txt|csv|log|md)$/i,
    seeds: () => [
      utf8('One line\n\n\tTwo \u001b[31mred\u001b[0m\fPage\r\nänd ünicode 日本語 \u202eabc'),
      utf8('a;"b ""c""";3\n1,5;2;"x\ny"'),
      Buffer.from('\xff\xfea\0b\0', 'latin1'),
      Buffer.from('caf\xe9 na\xefve', 'latin1'),
    ],
    read(bytes) {
      const { text, encoding } = decodeText(bytes);
      const look = {
        font: 'monospace',
        fontSizePoints: 10,
        language: languageOf(text, encoding),
        title: 'a',
      } as const;

      for (const part of textParts(plainText(text))) {
        textPage(part, look);
      }

      readSeparated(text);
    },
  },
  {
    name: 'page-expressions',
    shape: 'text',
    seeds: () => ['1-3,5,8-', 'odd,last', 'even', '3-last', '10-8', '2:90,5:180', '1,1,1-', 'all'].map(utf8),
    read(bytes) {
      const text = Buffer.from(bytes).toString('utf8').slice(0, 200);
      each(
        [
          () => parsePages(text, 12),
          () => parseTurns(text, 12),
          () => readPages(text, 12),
          () => readRanges(text, 12),
        ],
        isExpected,
      );

      for (const page of turnsOf(text)) {
        if (!Number.isInteger(page) || page < 0 || page >= 12) {
          throw new Error(`turned page ${page} of 12`);
        }
      }
    },
  },
  {
    name: 'options',
    shape: 'text',
    seeds: () => orders.map(utf8),
    async read(bytes) {
      const given = jsonOf(bytes);

      for (const tool of toolIds) {
        const schema = await loadOptions(tool);
        each([() => parseOptions(schema, given)], isExpected);
      }
    },
  },
  {
    name: 'requests',
    shape: 'text',
    seeds: () =>
      [
        'bytes=0-99',
        'bytes=-5',
        'report.pdf',
        '../../a\\b.pdf',
        'https://example.org:443/a?b#c',
        'a@b.example',
        'URL=http://a.example/',
        'a%20b/../c#d',
      ].map(utf8),
    read(bytes) {
      const text = Buffer.from(bytes).toString('utf8');
      const range = parseRange(text, 1000);

      if (range !== null && range !== 'unsatisfiable' && !(range.from >= 0 && range.to < 1000)) {
        throw new Error(`range from ${range.from} to ${range.to} of 1000`);
      }

      each(
        [
          () => contentDisposition('attachment', text),
          () => readWebAddress(text),
          () => addressInFile(text),
          () => nameOfAddress(`https://a.example/${text}`),
          () => targetOf(text, 'https:'),
          () => readEmail(text),
          () => plainLine(plainWords(text)),
          () => resultName(text, 'pdf', stemOf(text)),
          () => safePath(text),
          () => resolveReference('a/b.html', text),
        ],
        isExpected,
      );
    },
  },
];

function turnsOf(text: string): number[] {
  try {
    return [...parseTurns(text, 12).keys()];
  } catch {
    // Rejected: the run above has checked that the error is a declared one.
    return [];
  }
}

function jsonOf(bytes: Uint8Array): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));

    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : { pages: parsed };
  } catch {
    // Text that is not JSON is refused before options are parsed; it may be an option itself.
    return { pages: Buffer.from(bytes).toString('utf8') };
  }
}
