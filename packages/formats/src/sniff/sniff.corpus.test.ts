import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type FileKind, kinds } from '@octavo/contract/kinds';
import { corpusFiles } from '@octavo/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample.ts';
import { sniffKind } from './sniff.ts';

/** Extensions of kinds the product does not read. */
const unread = ['.svg', '.xml', '.json', '.hocr', '.md'];

function kindOfName(name: string): FileKind | null {
  const extension = extname(name).slice(1).toLowerCase();
  const found = Object.entries(kinds).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(extension),
  );

  return (found?.[0] as FileKind | undefined) ?? null;
}

describe('every real file', () => {
  for (const file of corpusFiles(/^(cad|ebooks|html|images|iwork|office|text|ocr|pdf)\//)) {
    it.skipIf(unread.includes(extname(file.id)))(`${file.id} is recognised under any name`, () => {
      const bytes = readFileSync(file.path);
      const kind = kindOfName(file.id);
      expect(sniffKind(sampleOf(bytes), file.id)).toBe(kind);

      // Text files and encrypted or damaged files are identified only by their name.
      const isNamed = ['txt', 'csv'].includes(kind ?? '') || file.id.startsWith('pdf/');
      const renamed = sniffKind(sampleOf(bytes), 'renamed.bin');
      expect(isNamed || renamed !== null || file.id.includes('bad_cfb')).toBe(true);
    });
  }
});
