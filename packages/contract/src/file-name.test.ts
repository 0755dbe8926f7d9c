import { expect, it } from 'vitest';
import { cutName, withSuffix } from './file-name.ts';

const bytes = (text: string) => Buffer.byteLength(text);

it.each([
  ['ascii', `${'a'.repeat(300)}.pdf`],
  ['two bytes', `${'é'.repeat(300)}.docx`],
  ['three bytes', `${'契'.repeat(300)}.pdf`],
  ['four bytes', `${'😀'.repeat(300)}.xlsx`],
])('a long name keeps whole characters and its extension: %s', (_which, name) => {
  const cut = cutName(name);

  expect(bytes(cut)).toBeLessThanOrEqual(200);
  expect(bytes(cut)).toBeGreaterThan(195);
  expect(cut).toMatch(/^(.)\1*\.(pdf|docx|xlsx)$/u);
  expect(cut).not.toContain('\ufffd');
});

it('a name that fits is unchanged, and one without a real extension is cut anywhere', () => {
  expect(cutName('report.pdf')).toBe('report.pdf');
  expect(cutName(`${'a'.repeat(196)}.pdf`)).toHaveLength(200);
  expect(bytes(cutName(`a.${'b'.repeat(300)}`))).toBe(200);
});

it('a number is added within the same length', () => {
  expect(withSuffix('a.pdf', ' (2)')).toBe('a (2).pdf');
  const numbered = withSuffix(`${'契'.repeat(300)}.pdf`, ' (12)');
  expect(bytes(numbered)).toBeLessThanOrEqual(200);
  expect(numbered).toMatch(/^契+ \(12\)\.pdf$/u);
});
