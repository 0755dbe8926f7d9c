import { expect, it } from 'vitest';
import mergePdf from '../merge-pdf/tool.ts';
import { defineTool } from './define-tool.ts';

it('makes a tool without a surface a batch tool, and keeps a stated one', () => {
  const { surface, ...stated } = mergePdf;

  expect(surface).toBe('batch');
  expect(defineTool(stated)).toEqual(mergePdf);
  expect(defineTool({ ...stated, surface: 'batch' }).surface).toBe('batch');
});
