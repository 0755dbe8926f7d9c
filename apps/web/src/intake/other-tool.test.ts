import type { FileKind } from '@octavo/contract/kinds';
import { catalogue, type ToolId } from '@octavo/tools/catalogue';
import { expect, it } from 'vitest';
import { catalogueIn } from '../shell/catalogue.server.ts';
import { otherToolFor, otherToolsFor } from './other-tool.ts';

const entries = catalogueIn('en');
const refusing = (id: ToolId) => ({ id, related: catalogue[id].related });

it.each<[ToolId, FileKind, string | null]>([
  ['merge-pdf', 'gif', 'gif-to-pdf'],
  ['merge-pdf', 'png', 'jpg-to-pdf'],
  ['word-to-pdf', 'pdf', 'pdf-to-word'],
  ['pdf-to-word', 'docx', 'word-to-pdf'],
  ['compress-image', 'pdf', 'compress-pdf'],
  ['compress-pdf', 'docx', 'word-to-pdf'],
  ['merge-pdf', 'zip', null],
])('names for %s and a file %s the tool %s', (id, kind, other) => {
  expect(otherToolFor(entries, refusing(id), kind)?.id ?? null).toBe(other);
});

it('names each tool once, with its files', () => {
  const [one, two, three, four] = ['a.gif', 'b.docx', 'c.gif', 'd'].map((name) => new File([], name));
  const refused = [
    { file: one ?? new File([], ''), kind: 'gif' as const },
    { file: two ?? new File([], ''), kind: 'docx' as const },
    { file: three ?? new File([], ''), kind: 'gif' as const },
    { file: four ?? new File([], ''), kind: null },
  ];
  const named = otherToolsFor(entries, refusing('merge-pdf'), refused);

  expect(named.map(({ tool, files }) => [tool.id, files.map(({ name }) => name)])).toEqual([
    ['gif-to-pdf', ['a.gif', 'c.gif']],
    ['word-to-pdf', ['b.docx']],
  ]);
});
