import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { describe, expect, it } from 'vitest';
import { edited } from '../../test/edit-harness.ts';
import { readObjects } from './read-objects.ts';

function objectsOf(bytes: Uint8Array) {
  const document = openPdf(bytes, codec);
  const page = document.pages[0]!;

  return readObjects(
    document,
    page,
    new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(page),
  );
}

function withPicture(content: string, page = ''): Uint8Array {
  return contentDocument(
    content,
    (file) => {
      const image = file.stream('/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray', 'x');

      return `/XObject << /I ${image} 0 R >>`;
    },
    { page },
  );
}

describe('pictures', () => {
  it.each([
    ['upright', '40 0 0 20 10 270 cm', { left: 10, top: 10, width: 40, height: 20 }, 0, false],
    ['turned', '0 40 -20 0 100 200 cm', { left: 70, top: 70, width: 40, height: 20 }, -90, false],
    ['mirrored', '-40 0 0 20 50 270 cm', { left: 10, top: 10, width: 40, height: 20 }, 0, true],
    ['upside down', '-40 0 0 -20 50 290 cm', { left: 10, top: 10, width: 40, height: 20 }, 180, false],
  ])('are listed as they lie on the page, %s', (_, matrix, box, angle, mirrored) => {
    expect(objectsOf(withPicture(`${matrix} /I Do`))).toMatchObject([
      { kind: 'picture', targets: [{ index: 0, kind: 'image' }], place: { box, angle, mirrored } },
    ]);
  });

  it('are as their clips crop them', () => {
    const [picture] = objectsOf(withPicture('10 270 30 20 re W n 40 0 0 20 10 270 cm /I Do'));

    expect(picture?.place).toMatchObject({
      box: { left: 10, top: 10, width: 30, height: 20 },
      crop: { left: 0, top: 0, right: 0.75, bottom: 1 },
    });
  });

  it('have no place when they are slanted', () => {
    expect(objectsOf(withPicture('40 0 10 20 10 270 cm /I Do'))).toMatchObject([{ place: null }]);
  });

  it('are not listed when nothing of them is seen', () => {
    expect(objectsOf(withPicture('90 90 9 9 re W n 40 0 0 20 10 270 cm /I Do'))).toEqual([]);
  });

  it.each(['', '/Rotate 90', '/Rotate 270 /CropBox [10 20 150 250] /UserUnit 2'])(
    'that were placed are read at their place on a page with %s',
    async (page) => {
      const place = { box: { left: 30, top: 40, width: 50, height: 20 }, angle: 33, mirrored: true };
      const { bytes } = await edited(withPicture('40 0 0 20 10 270 cm /I Do', page), [
        { kind: 'image.place', target: { index: 0, kind: 'image' }, place },
      ]);
      const [picture] = objectsOf(bytes);

      expect(picture?.place?.box.left).toBeCloseTo(30, 1);
      expect(picture?.place?.box.width).toBeCloseTo(50, 1);
      expect(picture?.place?.angle).toBeCloseTo(33, 1);
      expect(picture?.place?.mirrored).toBe(true);
    },
  );
});

describe('drawings', () => {
  it('are paths near each other, with the colours that all of them have', () => {
    const content = '1 0 0 rg 10 270 20 20 re f 31 270 20 20 re f 0.5 G 100 100 9 9 re S';

    expect(objectsOf(contentDocument(content))).toMatchObject([
      { targets: [{ index: 0 }, { index: 1 }], fill: '#ff0000', stroke: null },
      { targets: [{ index: 2 }], fill: null, stroke: '#808080' },
    ]);
  });

  it('are paths of one figure, however far apart', () => {
    const content = '/Figure BMC 10 270 9 9 re f 100 100 9 9 re f EMC 10 10 9 9 re f';

    expect(objectsOf(contentDocument(content)).map(({ targets }) => targets.length)).toEqual([2, 1]);
  });

  it('do not join through the background', () => {
    const content = '0 0 200 300 re f 10 270 9 9 re f 100 100 9 9 re f';

    expect(objectsOf(contentDocument(content)).map(({ targets }) => targets.length)).toEqual([1, 1, 1]);
  });
});
