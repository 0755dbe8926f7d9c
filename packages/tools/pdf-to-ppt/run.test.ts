import { readFileSync } from 'node:fs';
import { openZip } from '@octavo/engine-node/archive/zip';
import { slidesFile } from '@octavo/testkit/office/slides-file';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { popplerPages, popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const feature = { name: 'a.pdf', bytes: featureDocument({ pages: 3 }) };

async function slidesOf(bytes: Uint8Array, options: Record<string, unknown> = {}) {
  const { files } = await runOn('pdf-to-ppt', [{ name: 'a.pdf', bytes }], options);
  const [file] = files;
  const path = file?.path ?? '';
  const zip = await openZip(path);

  try {
    const names = zip.names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).sort();
    const slides = await Promise.all(names.map(async (name) => Buffer.from(await zip.read(name)).toString()));

    return { file, path, slides };
  } finally {
    zip.close();
  }
}

it('makes a slide of each chosen page, in the requested order', async () => {
  const { file, slides } = await slidesOf(feature.bytes, { pages: '3,1' });

  expect(file).toMatchObject({ name: 'a.pptx', kind: 'pptx' });
  expect(file?.notes[1]).toMatchObject({ code: 'conversion-compared', values: { words: 1 } });
  expect(slides).toHaveLength(2);
  expect(slides[0]).toContain(markerOf('Text', 3));
  expect(slides[1]).toContain(markerOf('Text', 1));
});

it('restores printed slides, which LibreOffice opens', async () => {
  const bytes = slidesFile([
    { text: 'Birds of May', link: 'https://example.com/birds' },
    { text: 'Nests of mud' },
  ]);
  const printed = await runOn('ppt-to-pdf', [{ name: 'birds.odp', bytes }]);
  const pdf = printed.files[0]?.path ?? '';
  const { path, slides } = await slidesOf(readFileSync(pdf));

  expect(slides).toHaveLength(2);
  expect(slides[0]).toContain('Birds of May');
  expect(slides[0]).toContain('<a:hlinkClick r:id=');
  expect(slides[1]).toContain('<p:ph type="title"/>');

  const again = await runOn('ppt-to-pdf', [{ name: 'again.pptx', bytes: readFileSync(path) }]);
  const second = again.files[0]?.path ?? '';
  expect(popplerPages(second)).toBe(2);
  expect(words(second)).toEqual(words(pdf));
});

function words(path: string): readonly string[] {
  return (popplerTexts(path) ?? []).map((text) => text.split(/\s+/).sort().join(' '));
}
