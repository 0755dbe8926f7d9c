import '@octavo/i18n/every-language';
import type { ToolId } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import { panels } from '@octavo/tools/panels';
import { expect, it } from 'vitest';

const files = [{ key: 'a', name: 'a.pdf', sizeBytes: 1000, pages: 3, locked: false }];

async function judged(tool: ToolId, values: Record<string, unknown>) {
  const panel = await panels[tool]?.();
  const copy = await loadCopy(tool, 'en');

  return panel?.judge?.({ locale: 'en', copy, values, files, optionFiles: {} });
}

it.each<[ToolId, Record<string, unknown>]>([
  ['split-pdf', { maxSize: 'many' }],
  ['split-pdf', { every: 0 }],
  ['compress-pdf', { targetSize: '2 apples' }],
  ['compress-image', { targetSize: '2 apples' }],
  ['resize-image', { size: '0xauto' }],
  ['protect-pdf', { password: 'harbour', repeat: 'harbor' }],
])('%s says at the field that %j is wrong, and only there', async (tool, values) => {
  expect(await judged(tool, values)).toMatchObject({ ready: false, isAtField: true });
});

it.each<[ToolId, Record<string, unknown>]>([
  ['split-pdf', { maxSize: '' }],
  ['compress-pdf', { targetSize: '' }],
  ['compress-image', { targetSize: '' }],
  ['protect-pdf', { password: 'harbour', repeat: '' }],
])('%s says under its action what %j lacks, as the empty field says nothing', async (tool, values) => {
  expect(await judged(tool, values)).toMatchObject({ ready: false, isAtField: false });
});
