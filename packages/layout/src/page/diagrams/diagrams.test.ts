import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { diagramsOf, type FoundDiagram } from './diagrams.ts';

const found = (page: DrawnPage): FoundDiagram[] => diagramsOf(page.content(), () => false);

const textsOf = ({ texts }: FoundDiagram): string[] =>
  texts.map(({ lines }) => lines.map(({ text }) => text).join(' '));

const prose = 'swifts sleep on the wing and come down only to nest in May';

it('reads the steps of a flow chart row by row, with the labels of its arrows', () => {
  const page = new DrawnPage()
    .text(70, 80, prose)
    .box(200, 100, 320, 130)
    .text(210, 118, 'hatch')
    .arrow(260, 130, 260, 160)
    .text(266, 148, 'in May')
    .box(200, 160, 320, 190)
    .text(210, 178, 'fledge')
    .arrow(320, 175, 380, 175)
    .box(380, 160, 480, 190)
    .text(390, 178, 'leave')
    .text(70, 240, prose);
  const [chart, ...others] = found(page);

  expect(others).toEqual([]);
  expect(chart && textsOf(chart)).toEqual(['hatch', 'in May', 'fledge', 'leave']);
  expect(chart?.texts[0]).toMatchObject({
    box: { left: 200, top: 100, right: 320, bottom: 130 },
    border: { colour: '000000' },
  });
});

it('draws the arrows of a flow chart, but not the boxes of its texts', () => {
  const page = new DrawnPage()
    .box(100, 100, 180, 130)
    .text(110, 118, 'egg')
    .arrow(180, 115, 240, 115)
    .box(240, 100, 320, 130)
    .text(250, 118, 'chick');
  const [chart] = found(page);
  const source = chart?.drawing?.source;

  expect(chart?.paths.length).toBe(4);
  expect(source?.kind === 'region' && source.objects?.length).toBe(2);
});

it('recognises an organisation chart by its lines', () => {
  const page = new DrawnPage()
    .box(240, 100, 340, 130, '99ccff')
    .text(250, 118, 'flock')
    .line(290, 130, 290, 150)
    .line(150, 150, 430, 150)
    .line(150, 150, 150, 170)
    .line(430, 150, 430, 170)
    .box(100, 170, 200, 200, '99ccff')
    .text(110, 188, 'old ones')
    .box(380, 170, 480, 200, '99ccff')
    .text(390, 188, 'young ones');
  const [chart] = found(page);

  expect(chart && textsOf(chart)).toEqual(['flock', 'old ones', 'young ones']);
});

it('ignores tables, ruled or with painted rows', () => {
  const page = new DrawnPage();

  for (let row = 0; row < 6; row += 1) {
    const top = 100 + row * 20;
    page.box(100, top, 400, top + 20, row % 2 === 0 ? 'dddddd' : 'ffffff');

    for (let column = 0; column < 3; column += 1) {
      const left = 100 + column * 100;
      page.text(left + 8, top + 14, 'swift').line(left + 50, top, left + 50, top + 20);
      page.box(left, top + 300, left + 100, top + 320).text(left + 8, top + 314, 'martin');
    }
  }

  expect(found(page)).toEqual([]);
});

it('does not read a boxed note with a line below it as a diagram', () => {
  const page = new DrawnPage()
    .box(70, 100, 500, 130)
    .text(80, 118, prose)
    .line(70, 160, 500, 160)
    .box(70, 180, 500, 210)
    .text(80, 198, prose);

  expect(found(page)).toEqual([]);
});
