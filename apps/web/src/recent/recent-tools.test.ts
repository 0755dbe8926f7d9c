import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetRecent, noteUsed, readRecent, withUsed } from './recent-tools.ts';

describe('tools used last', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('begin with the latest, without duplicates, up to a limit', () => {
    expect(withUsed(['merge-pdf', 'split-pdf'], 'split-pdf')).toEqual(['split-pdf', 'merge-pdf']);
    expect(withUsed(['a', 'b', 'c', 'd', 'e'], 'merge-pdf')).toEqual(['merge-pdf', 'a', 'b', 'c', 'd']);
  });

  it('are kept until they are cleared', () => {
    vi.stubGlobal('localStorage', memory());
    noteUsed('merge-pdf');
    noteUsed('pdf-ocr');
    expect(readRecent()).toEqual(['pdf-ocr', 'merge-pdf']);

    forgetRecent();
    expect(readRecent()).toEqual([]);
  });

  it('are empty when the browser stores nothing, or an invalid value', () => {
    expect(readRecent()).toEqual([]);

    vi.stubGlobal('localStorage', memory('{"not": "a list"}'));
    expect(readRecent()).toEqual([]);
  });
});

function memory(kept: string | null = null): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  let value = kept;

  return {
    getItem: () => value,
    setItem: (_place, given) => {
      value = given;
    },
    removeItem: () => {
      value = null;
    },
  };
}
