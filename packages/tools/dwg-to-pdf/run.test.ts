import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { dxfFile, dxfLayer, dxfLine, group } from '@octavo/testkit/cad/dxf';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const plan = dxfFile({
  layers: [dxfLayer('0'), dxfLayer('walls', 1)],
  entities: [
    dxfLine([0, 0], [4000, 0], 'walls'),
    dxfLine([4000, 0], [4000, 3000], 'walls'),
    group(0, 'TEXT', [8, '0'], [10, 500], [20, 1500], [30, 0], [40, 250], [1, 'Kitchen 12 m%%178']),
  ],
});

function sizesOf(path: string | undefined): [number, number][] {
  const { pages } = openPdf(readFileSync(path ?? ''), codec);

  return pages.map(({ widthPoints, heightPoints }) => [Math.round(widthPoints), Math.round(heightPoints)]);
}

it('draws a plan on a sheet of its orientation, with real text', async () => {
  const { files } = await runOn('dwg-to-pdf', [{ name: 'plan.dxf', bytes: plan }]);
  const [file] = files;
  const text = execFileSync('pdftotext', [file?.path ?? '', '-'], { encoding: 'utf8' });

  expect(file).toMatchObject({ name: 'plan.pdf', pages: 1, notes: [] });
  expect(text).toContain('Kitchen 12 m²');
  expect(sizesOf(file?.path)).toEqual([[842, 595]]);
});

it('uses the name of the drawing', async () => {
  const { files } = await runOn('dwg-to-pdf', [{ name: 'Étage 2 <A&B>.dxf', bytes: plan }]);
  const path = files[0]?.path ?? '';
  const printed = (...options: string[]) => execFileSync('pdfinfo', [...options, path], { encoding: 'utf8' });

  expect(printed()).toMatch(/^Title: +Étage 2 <A&B>$/m);
  expect(printed('-meta')).toContain('Étage 2 &lt;A&amp;B&gt;</rdf:li>');
});

it('fits the drawing to the chosen paper', async () => {
  const { files } = await runOn('dwg-to-pdf', [{ name: 'plan.dxf', bytes: plan }], { pageSize: 'a3' });

  expect(sizesOf(files[0]?.path)).toEqual([[1191, 842]]);
});

it('names the version of a drawing that is too old', async () => {
  const bytes = new TextEncoder().encode(`AC1009${'\0'.repeat(200)}`);

  await expect(runOn('dwg-to-pdf', [{ name: 'old.dwg', bytes }])).rejects.toMatchObject({
    code: 'version-not-supported',
    values: { version: 'AutoCAD R11/R12' },
  });
});

it('reports a truncated drawing as damaged', async () => {
  const bytes = new TextEncoder().encode(`AC1032${'\0'.repeat(200)}`);

  await expect(runOn('dwg-to-pdf', [{ name: 'cut.dwg', bytes }])).rejects.toMatchObject({
    code: 'damaged-file',
  });
});

it('reports a drawing without visible contents', async () => {
  const bytes = dxfFile({ entities: [] });

  await expect(runOn('dwg-to-pdf', [{ name: 'empty.dxf', bytes }])).rejects.toMatchObject({
    code: 'nothing-to-show',
  });
});
