import { isFailure } from '@octavo/contract/failures';
import { describe, expect, it } from 'vitest';
import { checkRequest, type RequestRules } from './job-request.ts';
import { expiryOfResult, expiryOfUpload } from './retention.ts';

const pdf = (sizeBytes: number) => ({ kind: 'pdf' as const, sizeBytes });
const joins: RequestRules = { accepts: ['pdf'], minFiles: 2, maxFiles: 3 };
const png = { kind: 'png' as const, sizeBytes: 1 };
const takesPicture: RequestRules = {
  ...joins,
  maxFiles: 2,
  optionFiles: { picture: { kinds: ['png'], most: 1 } },
};
const takesPictures: RequestRules = { ...joins, optionFiles: { picture: { kinds: ['png'], most: 2 } } };
const pictures = (count: number) => Array.from({ length: count }, () => ({ ...png, option: 'picture' }));
const single: RequestRules = { accepts: ['pdf'], minFiles: 1, maxFiles: 1 };

describe('a job request', () => {
  it.each([
    ['too few files', joins, [pdf(1)], 'too-few-files'],
    ['too many files', joins, [pdf(1), pdf(1), pdf(1), pdf(1)], 'too-many-files'],
    ['a second file for a tool of one file', single, [pdf(1), pdf(1)], 'single-file-only'],
    [
      'a kind that the tool does not accept',
      joins,
      [pdf(1), { kind: 'png' as const, sizeBytes: 1 }],
      'file-type-not-supported',
    ],
    ['files that are too large together', joins, [pdf(60), pdf(60)], 'file-too-large'],
    ['files that fit', joins, [pdf(50), pdf(50)], null],
    ['a picture for an option', takesPicture, [pdf(1), pdf(1), { ...png, option: 'picture' }], null],
    ['a picture among the files', takesPicture, [pdf(1), png], 'file-type-not-supported'],
    ['only the picture of an option', takesPicture, [{ ...png, option: 'picture' }], 'too-few-files'],
    [
      'two pictures for one option',
      takesPicture,
      [pdf(1), pdf(1), { ...png, option: 'picture' }, { ...png, option: 'picture' }],
      'single-file-only',
    ],
    ['as many pictures as an option takes', takesPictures, [pdf(1), pdf(1), ...pictures(2)], null],
    ['more pictures than an option takes', takesPictures, [pdf(1), pdf(1), ...pictures(3)], 'too-many-files'],
    [
      'a PDF for an option that takes a picture',
      takesPicture,
      [pdf(1), pdf(1), { ...pdf(1), option: 'picture' }],
      'file-type-not-supported',
    ],
    [
      'a file for an option that takes none',
      takesPicture,
      [pdf(1), pdf(1), { ...png, option: 'constructor' }],
      'illegal-input',
    ],
    [
      'an option file that is too large beside the others',
      takesPicture,
      [pdf(50), pdf(50), { ...png, option: 'picture' }],
      'file-too-large',
    ],
  ])('with %s', (_name, rules, files, code) => {
    expect(codeOf(() => checkRequest(rules, files, { taskBytes: 100 }))).toBe(code);
  });
});

describe('retention', () => {
  it('expires a result with the oldest upload it came from', () => {
    const old = { expiresAt: expiryOfUpload(new Date('2026-01-01T10:00:00Z')) };
    const fresh = { expiresAt: expiryOfUpload(new Date('2026-01-01T10:40:00Z')) };

    expect(expiryOfResult([fresh, old], new Date('2026-01-01T10:50:00Z'))).toEqual(
      new Date('2026-01-01T11:00:00Z'),
    );
  });

  it('expires a result that was made from no file like an upload', () => {
    expect(expiryOfResult([], new Date('2026-01-01T10:00:00Z'))).toEqual(new Date('2026-01-01T11:00:00Z'));
  });
});

function codeOf(action: () => void): string | null {
  try {
    action();
  } catch (error) {
    return isFailure(error) ? error.code : 'not a failure';
  }

  return null;
}
