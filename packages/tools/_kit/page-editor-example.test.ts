import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editPdfFile } from '@octavo/engine-node/pdf/edit-pdf-file';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { pageExpression } from './fields.ts';
import { resultName } from './result-name.ts';
import { runTool } from './run-tool.ts';
import type { ToolFacts, ToolRun } from './types.ts';

const options = z.object({ text: z.string().min(1), pages: pageExpression.default('') });

// CONTRIBUTING.md shows the following lines.
const run: ToolRun<typeof options> = async (input) => {
  const { text, pages } = input.options;
  const name = resultName(input.file.name, 'pdf', 'stamped');
  const output = await editPdfFile(input.file, { name }, input, async (editor, { pageCount }) => {
    for (const index of parsePages(pages || '1-', pageCount)) {
      const page = editor.page(index);
      const at = { x: page.width / 2, y: page.height - 36 };
      await page.drawText(text, { at, size: 12, align: 'center', artifact: 'footer' });
    }

    return [];
  });

  return [output];
};
// End of the lines.

it('stamps pages as CONTRIBUTING shows', async () => {
  const shown = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8');
  const own = readFileSync(import.meta.filename, 'utf8');
  const [, lines = ''] = /following lines\.\n([\s\S]*?)\/\/ End of/.exec(own) ?? [];
  const workspace = await createWorkspace();
  const path = workspace.newPath('pdf');
  const bytes = featureDocument({ pages: 3 });
  writeFileSync(path, bytes);
  const facts: Partial<ToolFacts> = { joins: 'each', minFiles: 1, maxFiles: 1 };
  const { results } = await runTool(
    { facts: facts as ToolFacts, options, run },
    {
      files: [{ name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length }],
      options: { text: 'Approved', pages: '2' },
      workspace,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
  );
  const texts = popplerTexts(results[0]?.file.path ?? '') ?? [];
  await workspace.remove();

  expect(texts.map((text) => text.includes('Approved'))).toEqual([false, true, false]);
  expect(shown).toContain(lines.replace('const run', 'export const run'));
});
