import { copyLimits } from '@octavo/tools/kit/copy-limits';
import { expect, it } from 'vitest';
import { scaffoldTool } from './tool-scaffold.ts';

const files = scaffoldTool('watermark-pdf');

it('states the limits of the copy beside its empty texts', () => {
  const { subtitle, title, description, steps, questions } = copyLimits;
  const copy = files['copy.en.ts'];

  expect(copy).toContain(`// Up to ${subtitle.most} characters.\n  subtitle:`);
  expect(copy).toContain(`// ${title.least} to ${title.most} characters.\n    title:`);
  expect(copy).toContain(`// ${description.least} to ${description.most} characters.\n    description:`);
  expect(copy).toContain(`// ${steps} steps.\n  howTo:`);
  expect(copy).toMatch(new RegExp(`// ${questions.least} to ${questions.most} questions.*\\n  faq:`));
});

it('leaves the French copy to be written later', () => {
  expect(Object.keys(files)).not.toContain('copy.fr.ts');
});

it('names the tool by its id', () => {
  expect(files['tool.ts']).toContain("name: { en: 'Watermark PDF', fr: '' }");
});
