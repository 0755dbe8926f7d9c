import type { DrawingParts } from '@octavo/layout/model';
import type { PagePath } from '@octavo/pdf/content/page-content';
import { madeFigure, madeLayout, madeSection } from '@octavo/testkit/layout/made-layout';
import { wordFaults } from '@octavo/testkit/office/check-word';
import { expect, it } from 'vitest';
import { writeDocx } from '../write-docx.ts';

const box = { left: 100, top: 100, right: 200, bottom: 160 };

const wave: PagePath = {
  ...box,
  commands: [
    { kind: 'move', x: 100, y: 160 },
    { kind: 'curve', x1: 120, y1: 100, x2: 180, y2: 100, x: 200, y: 160 },
    { kind: 'close' },
  ],
  fill: '336699',
  stroke: null,
  strokeWidth: 0,
  dashed: false,
  opacity: 1,
  order: 1,
  artifact: false,
};

it.each(['block', 'floating'] as const)('writes a split drawing as a group (%s)', (placement) => {
  const photograph = madeFigure({ left: 110, top: 110, right: 150, bottom: 140 });
  const parts: DrawingParts = {
    box,
    paths: [wave],
    pictures: [{ order: 0, figure: photograph }],
    texts: [],
  };
  const picture = { kind: 'png' as const, bytes: new Uint8Array([1]) };
  const layout = madeLayout([madeSection([madeFigure(box, { placement, parts })])]);
  const written = writeDocx(layout, new Map([[photograph.id, picture]]));
  const document = String(written.get('word/document.xml'));

  expect(wordFaults(written)).toEqual([]);
  expect(document).toMatch(/<mc:Choice Requires="wpg">.*<wpg:wgp>.*<pic:pic>.*<wps:wsp>.*<a:custGeom>/s);
  expect(document).toContain('<a:off x="127000" y="127000"/>');
});
