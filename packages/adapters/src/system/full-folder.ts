import { mebibyte } from '@octavo/contract/limits';
import { CannotStart } from './cannot-start.ts';
import { freeBytesOf } from './free-bytes.ts';

/** Error message for an operator whose data folder has too little room to start. */
export async function fullFolder(folder: string, neededBytes: number, cause?: unknown): Promise<CannotStart> {
  const free = Math.floor((await freeBytesOf(folder)) / mebibyte);
  const needed = Math.ceil(neededBytes / mebibyte);

  return new CannotStart(
    `The data folder is full: ${free} MB free on ${folder}; Octavo needs ${needed} MB to start.`,
    { cause },
  );
}
