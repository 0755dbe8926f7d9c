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
  const ofKey = given.p12 === undefined ? Object.keys(localOptions.shape) : ['signature', 'cms'];
  const ofOrder = given.signature === undefined ? ['cms'] : [];
  const ofLevel = (given.level ?? 'b-b') === 'b-b' ? ['tsa'] : [];
  const marks = given.p12 === undefined && given.signature === undefined ? [] : ['text', 'date'];
  const option = [...ofKey, ...(given.p12 === undefined ? ofOrder : []), ...ofLevel, ...marks].find((name) =>
    Boolean(values[name]),
  );

  if (option !== undefined) {
    throw new Failure('illegal-input', `${option}: has no effect with the other options`, {
      values: { option },
    });
  }
}
