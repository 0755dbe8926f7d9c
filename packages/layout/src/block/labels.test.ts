import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { linesOf, type TextLine } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { labelOf } from './labels.ts';

function lineOf(page: DrawnPage): TextLine {
  return linesOf(piecesOf(page.content().glyphs), 0)[0]!;
}

it('reads the label at the left of a line', () => {
  const line = lineOf(new DrawnPage().text(70, 100, '•').text(88, 100, 'Swifts'));

  expect(labelOf(line)).toMatchObject({ text: '•', kind: 'bullet', left: 70, textLeft: 88 });
});

it('reads the label at the right of a right-to-left line', () => {
  const word = [...'سمامة'].reduce(
    (page, letter, index) => page.text(500 - index * 5, 100, letter),
    new DrawnPage(),
  );
  const line = lineOf(word.text(520, 100, '•'));

  expect(line.direction).toBe('rtl');
  expect(labelOf(line)).toMatchObject({ text: '•', kind: 'bullet', left: -525, textLeft: -505 });
});

it('does not read a word as a label', () => {
  expect(labelOf(lineOf(new DrawnPage().text(70, 100, 'Swifts sleep')))).toBeNull();
});

it('marks a dash as doubtful when its gap is that of a word', () => {
  const near = new DrawnPage().text(70, 100, '–').text(78, 100, 'Swifts');
  const far = new DrawnPage().text(70, 100, '–').text(90, 100, 'Swifts');

  expect(labelOf(lineOf(near))).toMatchObject({ kind: 'bullet', doubtful: true });
  expect(labelOf(lineOf(far))).toMatchObject({ kind: 'bullet', doubtful: false });
});

it('does not read check boxes as labels', () => {
  expect(labelOf(lineOf(new DrawnPage().text(70, 100, '☐').text(90, 100, 'Swifts')))).toBeNull();
});

it.each([
  ['②第二项', '②', 'circled', 2],
  ['（三）自然语言', '（三）', 'ideographic', 3],
  ['4、数据分析', '4、', 'decimal', 4],
  ['나. 전문', '나.', 'hangul', 2],
  ['ウ）品質', 'ウ）', 'kana', 3],
])('reads the label of %s', (text, label, format, value) => {
  expect(labelOf(lineOf(new DrawnPage().text(70, 100, text)))).toMatchObject({
    text: label,
    readings: [{ format, value }],
  });
});

it('does not read East Asian words as labels', () => {
  expect(labelOf(lineOf(new DrawnPage().text(70, 100, '가 나다')))).toBeNull();
  expect(labelOf(lineOf(new DrawnPage().text(70, 100, '一般的な')))).toBeNull();
});
