import { expect, it } from 'vitest';
import { jsonText } from './json-text.ts';

it.each([
  ['line\nbreak \u001f \\u0000 "quoted" 😀 é', 'line\nbreak \u001f \\u0000 "quoted" 😀 é'],
  ['a\u0000b\\\u0000', 'a\ufffdb\\\ufffd'],
  ['\ud83d half \udc00', '\ufffd half \ufffd'],
])('writes %j', (given, kept) => {
  expect(JSON.parse(jsonText({ [given]: [given, 1, null] }))).toEqual({ [kept]: [kept, 1, null] });
});
