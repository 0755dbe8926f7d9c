import { minorUnits } from '@octavo/domain/billing/money';
import * as z from 'zod';

/** Amounts are strings; PayPal sometimes leaves out their trailing zeros. */
export const amount = z
  .object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) })
  .transform(({ currency_code, value }) => ({
    currency: currency_code,
    minor: minorUnits(withCents(value)),
  }));

function withCents(value: string): string {
  const [units = '0', cents = ''] = value.split('.');

  return `${units}.${cents.padEnd(2, '0')}`;
}

export const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
