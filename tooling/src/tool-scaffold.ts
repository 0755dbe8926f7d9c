import { copyLimits } from '@octavo/tools/kit/copy-limits';

const { subtitle, title, description, steps, questions } = copyLimits;

const copy = `import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  // Up to ${subtitle.most} characters.
  subtitle: '',
  // Both with {count}, the number of files or pages.
  action: { one: '', other: '' },
  seo: {
    // ${title.least} to ${title.most} characters.
    title: '',
    // ${description.least} to ${description.most} characters.
    description: '',
  },
  // ${steps} steps.
  howTo: [{ title: '', text: '' }],
  // ${questions.least} to ${questions.most} questions. One answer says how long files are kept: {retention}.
  faq: [{ ask: '', answer: '' }],
  options: { pages: { label: '' } },
} satisfies CopyOf<typeof options>;
`;

/** Files of a new tool by name. French copy is not among them: until it is written, the English is shown. */
export function scaffoldTool(id: string): Readonly<Record<string, string>> {
  const name = id
    .replace(/-/g, ' ')
    .replace(/\bpdf\b/g, 'PDF')
    .replace(/^\w/, (letter) => letter.toUpperCase());

  return {
    'tool.ts': `import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 99,
  name: { en: '${name}', fr: '' },
  summary: { en: '', fr: '' },
  keywords: { en: '', fr: '' },
  icon: 'M5 3h10l4 4v14H5z',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: [],
  wallSeconds: 120,
});
`,
    'options.ts': `import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  pages: pageExpression.default(''),
});
`,
    'copy.en.ts': copy,
    'run.ts': `import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, report }) => {
  report(1, 1);

  return [{ name: resultName(file.name, 'pdf'), kind: 'pdf', path: file.path, notes: [] }];
};
`,
    'run.test.ts': `import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

it('returns a document', async () => {
  const { results } = await runOn('${id}', [{ name: 'a.pdf', bytes: featureDocument({ pages: 3 }) }]);

  expect(results).toHaveLength(1);
});
`,
  };
}
