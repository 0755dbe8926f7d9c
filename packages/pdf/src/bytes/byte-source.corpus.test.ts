import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { corpusFiles } from '@octavo/testkit/corpus';
import { NarrowBytes } from '@octavo/testkit/pdf/narrow-bytes';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { isDocumentError } from '../document-error.ts';
import { writeDocument } from '../write/write.ts';
import type { ByteSource } from './byte-source.ts';

function resultOf(file: Uint8Array | ByteSource) {
  try {
    const document = openPdf(file, codec);
    const bytes = bytesFrom((sink) => writeDocument(document, { packed: false }, sink, codec));

    return { bytes, pages: document.pageCount, repairs: document.repairs.toSorted() };
  } catch (error) {
    if (!isDocumentError(error)) {
      throw error;
    }

    return { bytes: new Uint8Array(0), failure: error.code };
  }
}

describe('ranges of real files', () => {
  it.each(corpusFiles(/^pdf\/.*\.pdf$/).map((file) => [file.id, file] as const))('%s', (_, { path }) => {
    const file = readFileSync(path);
    const { bytes, ...facts } = resultOf(file);
    const { bytes: fromRanges, ...factsFromRanges } = resultOf(new NarrowBytes(file));
    expect(factsFromRanges).toEqual(facts);
    expect(Buffer.from(fromRanges).equals(bytes)).toBe(true);
  });
});
