import { describe, expect, it } from 'vitest';
import { findTools } from './search.ts';
import { searchWords } from './search-words.server.ts';

const tools = searchWords();
const found = (query: string) => findTools(tools, query);

describe('the search of tools', () => {
  it('offers every tool before a word is typed', () => {
    expect(found('  ')).toHaveLength(tools.length);
  });

  it.each([
    ['shrink', 'compress-pdf'],
    ['password', 'protect-pdf'],
    ['Réduire', 'compress-pdf'],
    ['reduire', 'compress-pdf'],
    ['fusion', 'merge-pdf'],
    ['MERG', 'merge-pdf'],
    ['pdf jpg', 'pdf-to-jpg'],
    ['jpg pdf', 'jpg-to-pdf'],
    ['photo', 'jpg-to-pdf'],
    ['tourner', 'rotate-pdf'],
  ])('finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('puts a name before a keyword', () => {
    expect(found('merge')[0]).toBe('merge-pdf');
    expect(found('split')[0]).toBe('split-pdf');
  });

  it('finds nothing when one of the words fits no tool', () => {
    expect(found('merge zebra')).toEqual([]);
  });
});
