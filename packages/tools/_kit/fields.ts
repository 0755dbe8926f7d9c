import * as z from 'zod';

/**
 * Page expression as users write it: `1-3,5,8-`, `odd`, `even`, `last`, or in French `impaires`,
 * `paires`, `dernière`, with any dash, `to` or `à`. Empty means the default of the tool.
 */
export const pageExpression = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{M}0-9,\s\-\u2010-\u2015\u2212]*$/u, { error: 'expected pages such as 1-3,5,8- or odd' })
  .max(2000);

/** Rotations by page: `2:90,5:180`. */
export const turnExpression = z
  .string()
  .trim()
  .regex(/^(\d+:(90|180|270)(,\s*|$))*$/)
  .max(60_000);

const sizeUnits: Readonly<Record<string, number>> = { '': 1, K: 1024, M: 1024 * 1024 };

const sizeForm = { error: 'expected a size, for example 500KB or 2MB' };

/** A size in bytes, also written `500KB` or `2 Mo`. */
export const size = z
  .union([z.int(), z.string().regex(/^\s*\d+([.,]\d+)?\s*([KM]?[BO])?\s*$/i, sizeForm)], sizeForm)
  .transform((given) => (typeof given === 'number' ? given : parseSize(given)))
  .refine((bytes) => bytes > 0, sizeForm);

function parseSize(given: string): number {
  const [, number = '0', unit = ''] = /^\s*([\d.,]+)\s*([KM]?)[BO]?\s*$/i.exec(given) ?? [];

  return Math.round(Number(number.replace(',', '.')) * (sizeUnits[unit.toUpperCase()] ?? 1));
}

/** One value or several separated by commas, as a list. */
export function listOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.preprocess(
    (given) =>
      typeof given === 'string'
        ? given
            .split(',')
            .map((value) => value.trim())
            .filter(Boolean)
        : given,
    z.array(z.enum(values)),
  );
}

/** Fails validation with a specific failure code instead of `illegal-input`. */
export function failWith(code: string): { error: string; params: { failure: string } } {
  return { error: code, params: { failure: code } };
}

/** Password for all inputs that have none of their own. */
export const inputPassword = z.string().max(255).default('');
