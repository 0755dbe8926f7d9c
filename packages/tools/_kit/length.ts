import * as z from 'zod';

/** Points of 1/72 inch in each unit. */
export const pointsIn: Readonly<Record<string, number>> = { pt: 1, mm: 72 / 25.4, cm: 72 / 2.54, in: 72 };

const lengthForm = /^\s*(-?\d+(?:[.,]\d+)?)\s*(pt|mm|cm|in)?\s*$/i;

/** Points of a length such as `36`, `12.5mm` or `1in`; null for other text. */
export function readLength(text: string): number | null {
  const [, number, unit = 'pt'] = lengthForm.exec(text) ?? [];

  return number === undefined ? null : Number(number.replace(',', '.')) * (pointsIn[unit.toLowerCase()] ?? 1);
}

const expected = { error: 'expected a length, for example 36, 12.5mm or 1in' };

/** A length in points, also written with its unit. */
export const length = z
  .union([z.number(), z.string().max(40)], expected)
  .transform((given, context) => {
    const points = typeof given === 'number' ? given : readLength(given);

    if (points === null) {
      context.addIssue({ code: 'custom', message: expected.error });

      return z.NEVER;
    }

    return points;
  })
  .refine((points) => points >= 0 && points <= longest, {
    error: 'expected a length from 0 to 14400 points',
  });

/** Largest side of a page (ISO 32000-2, annex C). */
const longest = 14_400;
