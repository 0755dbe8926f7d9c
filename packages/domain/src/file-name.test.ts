import { expect, it } from 'vitest';
import { cleanName } from './file-name.ts';

it.each([
  ['report.pdf', 'report.pdf'],
  ['Relevé n° 3.PDF', 'Relevé n° 3.PDF'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\files\\report.pdf', 'report.pdf'],
  ['..', 'file.pdf'],
  ['a/..', 'file.pdf'],
  ['folder/', 'file.pdf'],
  ['', 'file.pdf'],
  ['.pdf', '.pdf.pdf'],
  ['line\nbreak\u0000\u009f.pdf', 'linebreak.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['half\ud83d.pdf', 'half.pdf'],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(49)}.pdf`],
])('cleans the file name %j', (given, name) => {
  expect(cleanName(given, 'pdf')).toBe(name);
});
