import { expect, it } from 'vitest';
import { csvReport, type ReportedFile } from './report.ts';

const words = {
  columns: ['File', 'State', 'Results', 'Size', 'Result size', 'Code', 'Reason'],
  states: {
    waiting: 'Waiting',
    running: 'Working',
    done: 'Done',
    unchanged: 'Unchanged',
    failed: 'Failed',
    cancelled: 'Not processed',
  },
  separator: ',' as const,
};
const file = (more: Partial<ReportedFile>): ReportedFile => ({
  path: 'a.pdf',
  state: 'done',
  sizeBytes: 10,
  resultBytes: 5,
  results: ['a.pdf'],
  code: '',
  text: '',
  ...more,
});

it('has a row for each file, with the reason of a failure', () => {
  const failed = file({ state: 'failed', results: [], code: 'damaged-file', text: 'Broken, "badly"' });

  expect(csvReport([file({}), failed], words)).toBe(
    '\ufeffFile,State,Results,Size,Result size,Code,Reason\r\n' +
      'a.pdf,Done,a.pdf,10,5,,\r\n' +
      'a.pdf,Failed,,10,,damaged-file,"Broken, ""badly"""\r\n',
  );
});

it('keeps names from being read as formulas or as several cells', () => {
  const report = csvReport([file({ path: '=1+1;2.pdf' })], { ...words, separator: ';' });

  expect(report).toContain(`\r\n"'=1+1;2.pdf";Done;`);
});
