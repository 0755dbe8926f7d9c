import { Failure } from '@octavo/contract/failures';
import type * as z from 'zod';
import { localOptions } from './local-options.ts';
import { options } from './options.ts';

export type SignOptions = z.output<typeof options> & Partial<z.output<typeof localOptions>>;

/** Values of the options that are not given. */
const usual: Readonly<Record<string, unknown>> = options.parse({});

/**
 * Refuses options that would have no effect: those of a key without the key, a signature without its request, and marks
 * of options beside a signature, which shows name and date itself.
 *
 * @throws Failure `illegal-input`
 */
export function refuseUnused(given: SignOptions, hasImage: boolean): void {
  const values: Readonly<Record<string, unknown>> = given;
  const { p12, signature, renew, seal } = given;
  const stampsTime = renew || (given.level ?? 'b-b') !== 'b-b';
  const ofKey =
    p12 === undefined
      ? Object.keys(localOptions.shape).filter((name) => name !== 'tsa')
      : ['signature', 'cms', 'renew'];
  const ofOrder = signature === undefined ? ['cms'] : ['renew'];
  const ofLevel = stampsTime ? [] : ['tsa'];
  const isSigned = p12 !== undefined || signature !== undefined || renew || seal;
  const marks = isSigned ? ['text', 'date', 'color', 'hand', 'as'] : [];
  const isPlaced = p12 !== undefined || seal;
  const isVisible = isPlaced && given.at !== undefined;
  const places = !isSigned || isVisible ? [] : ['at', 'page', 'width'];
  // A field of the file has a place of its own for the picture.
  const picture = isPlaced && !isVisible && given.field === undefined ? ['image'] : [];
  const ofSeal = seal ? ['p12', 'signature', 'renew'] : [];
  const unused = [
    ...ofKey,
    ...(p12 === undefined ? ofOrder : []),
    ...ofLevel,
    ...marks,
    ...places,
    ...picture,
    ...ofSeal,
    ...(renew ? ['edits'] : []),
  ];
  const option = unused.find((name) => (name === 'image' ? hasImage : isGiven(name, values[name])));

  if (option !== undefined) {
    throw new Failure('illegal-input', `${option}: has no effect with the other options`, {
      values: { option },
    });
  }
}

function isGiven(name: string, value: unknown): boolean {
  return Boolean(value) && value !== usual[name];
}
