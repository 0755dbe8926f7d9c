import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { corpusFiles } from '@octavo/testkit/corpus';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

/** Text expected in a drawing, by part of its file name. */
const words: readonly (readonly [RegExp, readonly string[]])[] = [
  [/sample_AC10/, ['MULTILEADER', 'Hello this is a single line text']],
];

const longest = 120_000;

/** Share of the first page that is not white. */
async function inkOf(path: string): Promise<number> {
  using document = await loadDocument(readFileSync(path));
  const { data } = drawPage(document, 0, 50);

  return data.filter((value) => value < 200).length / data.length;
}

describe.each(corpusFiles(/^cad\/.*\.(dwg|dxf)$/))('$id', ({ path, id }) => {
  const given = { name: basename(path), bytes: readFileSync(path) };

  it('shows its layouts', { timeout: longest }, async () => {
    const { files } = await runOn('dwg-to-pdf', [given]);

    expect(files[0]?.pages).toBeGreaterThan(0);
    expect(await inkOf(files[0]?.path ?? '')).toBeGreaterThan(0);
  });

  it('shows its model with its text', { timeout: longest }, async () => {
    const { files } = await runOn('dwg-to-pdf', [given], { space: 'model' });
    const text = execFileSync('pdftotext', [files[0]?.path ?? '', '-'], { encoding: 'utf8' });
    const expected = words.filter(([name]) => name.test(id)).flatMap(([, list]) => list);

    expect(files[0]?.pages).toBe(1);
    expect(await inkOf(files[0]?.path ?? '')).toBeGreaterThan(0);
    expect(expected.filter((phrase) => !text.includes(phrase))).toEqual([]);
  });
});
