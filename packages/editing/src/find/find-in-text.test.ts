import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';

describe('places of a text', () => {
  it('have what stands around them', () => {
    const [first, second] = findInText('The bindery, and the Bindery again', 'bindery', {});

    expect(first).toEqual({
      from: 4,
      to: 11,
      before: 'The ',
      text: 'bindery',
      after: ', and the Bindery again',
    });
    expect(second?.text).toBe('Bindery');
  });

  it('are whole words and in the same case on demand', () => {
    expect(findInText('bind Bindery bindery', 'bindery', { matchCase: true })).toHaveLength(1);
    expect(findInText('binderyman', 'bindery', { wholeWords: true })).toHaveLength(0);
  });

  it('never overlap', () => {
    expect(findInText('aaaa', 'aa', {}).map(({ from }) => from)).toEqual([0, 2]);
  });

  it('end after a character of two units', () => {
    expect(findInText('x😀y', '😀', {})[0]).toMatchObject({ from: 1, to: 3, text: '😀' });
  });
});
