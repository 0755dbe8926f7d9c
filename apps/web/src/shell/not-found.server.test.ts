import { isToolId } from '@octavo/tools/catalogue';
import { expect, it } from 'vitest';
import { toolsInstead } from './missing.ts';
import { toolsMeantBy } from './not-found.server.ts';

it.each([
  ['/merge', 'merge-pdf'],
  ['/fr/fusionner-pdf', 'merge-pdf'],
  ['/pdf/word', 'pdf-to-word'],
  ['/Compres-PDF', 'compress-pdf'],
  ['/mergepdf', 'merge-pdf'],
  ['/pdf2word', 'pdf-to-word'],
  ['/fr/fusionnerpdf', 'merge-pdf'],
  ['/pdf2/jpg', 'pdf-to-jpg'],
  ['/wp-login.php', undefined],
  ['/%F0%9F%92%A9', undefined],
  ['/fr', undefined],
])('suggests for %s first the tool %s', (pathname, id) => {
  expect(toolsMeantBy(pathname)[0]).toBe(id);
});

it('suggests a few existing tools', () => {
  const tools = toolsMeantBy('/pdf');

  expect(tools).toHaveLength(4);
  expect(tools.every(isToolId)).toBe(true);
  expect(toolsInstead({ tools })).toEqual(tools);
});

it.each([null, undefined, 'text', {}, { tools: 'merge-pdf' }, { tools: [1] }])(
  'reads no tools from %j',
  (data) => {
    expect(toolsInstead(data)).toEqual([]);
  },
);
