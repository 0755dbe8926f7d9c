/**
 * Creates the folder of a new tool with a skeleton of every file it needs: `npm run new-tool watermark-pdf`.
 * The tool returns its input unchanged until `run.ts` is written; its copy test fails until its texts are.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './check-layers.ts';

const [id = ''] = process.argv.slice(2);

if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id)) {
  console.error('Usage: npm run new-tool <tool-id>, for example watermark-pdf');
  process.exit(2);
}

const folder = join(root, 'packages/tools', id);

if (existsSync(folder)) {
  console.error(`packages/tools/${id} already exists.`);
  process.exit(1);
}

const title = id
  .replace(/-/g, ' ')
  .replace(/\bpdf\b/g, 'PDF')
  .replace(/^\w/, (letter) => letter.toUpperCase());
const copy = `import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: '',
  action: { one: '', other: '' },
  seo: { title: '', description: '' },
  howTo: [],
  faq: [],
  options: { pages: { label: '' } },
} satisfies CopyOf<typeof options>;
`;

const files: Readonly<Record<string, string>> = {
  'tool.ts': `import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 99,
  name: { en: '${title}', fr: '' },
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
  'copy.fr.ts': copy,
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

mkdirSync(folder);

for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(folder, name), text);
}

execFileSync(process.execPath, [join(root, 'tooling/src/generate-registries.ts')], { stdio: 'inherit' });
console.log(`Created packages/tools/${id}. CONTRIBUTING.md describes the next steps.`);
