import { readFileSync, statSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { corpusFiles } from '@octavo/testkit/corpus';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

const whole = /^(?:pdf\/(?!broken|hostile|encrypted)|forms\/).*\.pdf$/;
const files = corpusFiles(whole);

describe.skipIf(files.length === 0)('compressing real documents', () => {
  it.each(files)('keeps text, links, fields and tags of $id', async ({ path, password }) => {
    const before = readFileSync(path);
    const given = { name: 'a.pdf', bytes: before, password };
    const outcome = await runOn('compress-pdf', [given], { level: 'high' }).catch((error: unknown) => error);

    // One form forbids changes without the owner password.
    if (outcome instanceof Error) {
      expect(outcome).toMatchObject({ code: 'restricted-file' });

      return;
    }

    const result = (outcome as Awaited<ReturnType<typeof runOn>>).files[0]!;
    expect(statSync(result.path).size).toBeLessThanOrEqual(before.length);
    expect(qpdfCheck(result.path).ok).toBe(true);
    expect(popplerTexts(result.path)).toEqual(popplerTexts(path));
    expect(countFeatures(openPdf(readFileSync(result.path), codec))).toEqual(
      countFeatures(openPdf(before, codec)),
    );
    const [note] = result.notes;

    if (note?.code === 'compressed') {
      expect(note.values['ssimWorst']).toBeGreaterThanOrEqual(0.92);
    }
  });
});
