import { mebibyte } from '@octavo/contract/limits';
import { CannotStart } from '../wrong-config.ts';
import { freeBytesOf } from './free-space.ts';

/** The sentence for an operator whose data folder has no room to start in. */
export async function fullFolder(folder: string, neededBytes: number, cause?: unknown): Promise<CannotStart> {
  const free = Math.floor((await freeBytesOf(folder)) / mebibyte);
  const needed = Math.ceil(neededBytes / mebibyte);

  return new CannotStart(
    `The data folder is full: ${free} MB free on ${folder}; Octavo needs ${needed} MB to start.`,
    { cause },
  );
}
