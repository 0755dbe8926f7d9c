import { filesPerDrop, freeTaskBytes, taskBytes } from '@octavo/contract/limits';
import { uploadLimit } from '@octavo/domain/access/access';
import { describe, expect, it } from 'vitest';
import { checkDrop, stepsOf, takesAll } from './check.ts';

const tool = { accepts: ['pdf', 'jpg'] as const, maxFiles: 3 };
const nothing = { count: 0, bytes: 0 };
const whole = uploadLimit({ policy: 'open', accountStatus: 'visitor', account: null }, taskBytes);
const free = uploadLimit({ policy: 'subscription', accountStatus: 'visitor', account: null }, taskBytes);

/** A file of any size without its bytes. */
function fileOf(name: string, sizeBytes: number): File {
  return Object.defineProperty(new File([], name), 'size', { value: sizeBytes });
}

const pdf = (name: string, sizeBytes = 10) => ({ file: fileOf(name, sizeBytes), kind: 'pdf' as const });

describe('a drop', () => {
  it('accepts valid files and gives a reason for each refused one', () => {
    const { accepted, refused } = checkDrop(
      tool,
      [
        pdf('a.pdf'),
        { file: fileOf('b.docx', 5), kind: null },
        pdf('empty.pdf', 0),
        pdf('c.pdf'),
        pdf('d.pdf'),
        pdf('e.pdf'),
      ],
      nothing,
      whole,
    );

    expect(accepted.map(({ file }) => file.name)).toEqual(['a.pdf', 'c.pdf', 'd.pdf']);
    expect(refused.map(({ file, code }) => [file.name, code])).toEqual([
      ['b.docx', 'file-type-not-supported'],
      ['empty.pdf', 'empty-file'],
      ['e.pdf', 'too-many-files'],
    ]);
  });

  it('says what a file is that has the name of another type', () => {
    const named = (name: string, kind: 'png' | null) =>
      checkDrop(tool, [{ file: fileOf(name, 5), kind }], nothing, whole).refused[0]?.values;

    expect(named('photo.PDF', 'png')).toEqual({ kind: 'png', named: 'pdf' });
    expect(named('notes.jpeg', null)).toEqual({ named: 'jpeg' });
    expect(named('photo.png', 'png')).toEqual({ kind: 'png' });
    expect(named('pdf', 'png')).toEqual({ kind: 'png' });
  });

  it('names the content of a text that has the name of another type', () => {
    const refusedAs = (name: string) =>
      checkDrop(tool, [{ file: fileOf(name, 5), kind: null, content: 'txt' }], nothing, whole).refused[0]
        ?.values;

    expect(refusedAs('note.pdf')).toEqual({ kind: 'txt', named: 'pdf' });
    expect(refusedAs('note.log')).toEqual({});
  });

  it('counts the files already in the workspace', () => {
    expect(
      checkDrop({ ...tool, maxFiles: 1 }, [pdf('b.pdf')], { count: 1, bytes: 10 }, whole).refused[0]?.code,
    ).toBe('single-file-only');
  });

  it('limits the total size of a task, to the byte', () => {
    const present = { count: 1, bytes: taskBytes - 10 };

    expect(checkDrop(tool, [pdf('fits.pdf', 10)], present, whole).refused).toEqual([]);
    expect(checkDrop(tool, [pdf('not.pdf', 11)], present, whole).refused[0]).toMatchObject({
      code: 'file-too-large',
    });
  });

  it('applies the size limit of a visitor, and names the limit after a login', () => {
    const present = { count: 1, bytes: freeTaskBytes - 10 };

    expect(checkDrop(tool, [pdf('fits.pdf', 10)], present, free).refused).toEqual([]);
    expect(checkDrop(tool, [pdf('not.pdf', 11)], present, free).refused[0]).toMatchObject({
      code: 'free-size-exceeded',
      values: { limit: freeTaskBytes, whole: taskBytes, remedy: 'log-in' },
    });
  });

  it('is received in steps of the number of files per drop, and keeps every file', () => {
    const names = Array.from({ length: filesPerDrop + 2 }, (_, index) => index);

    expect(stepsOf(names.slice(0, filesPerDrop))).toEqual({ now: names.slice(0, filesPerDrop), later: [] });
    expect(stepsOf(names)).toEqual({
      now: names.slice(0, filesPerDrop),
      later: [filesPerDrop, filesPerDrop + 1],
    });
  });
});

it('offers only tools that accept every file', () => {
  expect(takesAll(tool, [pdf('a.pdf'), pdf('b.pdf')], whole)).toBe(true);
  expect(takesAll(tool, [pdf('a.pdf'), { file: fileOf('x', 3), kind: 'txt' }], whole)).toBe(false);
  expect(takesAll(tool, [], whole)).toBe(false);
});
