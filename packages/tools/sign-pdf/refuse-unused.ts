import { Failure } from '@octavo/contract/failures';
import type * as z from 'zod';
import { localOptions } from './local-options.ts';
import type { options } from './options.ts';

export type SignOptions = z.output<typeof options> & Partial<z.output<typeof localOptions>>;

/**
 * Refuses options that would have no effect: those of a key without the key, a signature without its order, and marks
 * of options beside a signature, which shows name and date itself.
 *
 * @throws Failure `illegal-input`
 */
export function refuseUnused(given: SignOptions): void {
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
  const marks = isSigned ? ['text', 'date'] : [];
  const ofSeal = seal ? ['p12', 'signature', 'renew'] : [];
  const unused = [
    ...ofKey,
    ...(p12 === undefined ? ofOrder : []),
    ...ofLevel,
    ...marks,
    ...ofSeal,
    ...(renew ? ['edits'] : []),
  ];
  const option = unused.find((name) => Boolean(values[name]));

  if (option !== undefined) {
    throw new Failure('illegal-input', `${option}: has no effect with the other options`, {
      values: { option },
    });
  }
}
