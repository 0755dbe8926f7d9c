import { readEmail } from '@octavo/domain/account/email';
import * as z from 'zod';

/** Operator of the site, as named on the information pages. */
export interface OperatorConfig {
  readonly name: string;
  /** Lines of the postal address, and other details required by law. */
  readonly address: readonly string[];
  /** Email address for messages to the operator. */
  readonly email: string;
  /** Hosting company; null when the operator hosts the site. */
  readonly host: string | null;
}

/** Environment variables that the operator sets. */
export const operatorEnvironment = {
  OCTAVO_OPERATOR_NAME: z.string().trim().max(200).optional(),
  OCTAVO_OPERATOR_ADDRESS: z
    .string()
    .max(2000)
    .refine((text) => linesOf(text).length > 0, 'must have at least one line')
    .optional(),
  OCTAVO_OPERATOR_EMAIL: z
    .string()
    .refine((text) => readEmail(text) !== null, 'must be an email address')
    .optional(),
  OCTAVO_OPERATOR_HOST: z.string().trim().max(500).optional(),
};
type OperatorEnvironment = z.infer<z.ZodObject<typeof operatorEnvironment>>;

const needed = ['OCTAVO_OPERATOR_NAME', 'OCTAVO_OPERATOR_ADDRESS', 'OCTAVO_OPERATOR_EMAIL'] as const;

export function operatorOf(given: OperatorEnvironment): OperatorConfig | null {
  const { OCTAVO_OPERATOR_NAME: name, OCTAVO_OPERATOR_ADDRESS: address } = given;
  const email = readEmail(given.OCTAVO_OPERATOR_EMAIL ?? '');

  return name === undefined || address === undefined || email === null
    ? null
    : { name, address: linesOf(address), email, host: given.OCTAVO_OPERATOR_HOST ?? null };
}

/** Missing settings of an operator who is named in part, one sentence each. */
export function missingForOperator(given: OperatorEnvironment): string[] {
  const names = Object.keys(operatorEnvironment) as (keyof OperatorEnvironment)[];
  const set = names.filter((name) => given[name] !== undefined);
  const missing = needed.filter((name) => given[name] === undefined);

  return set.length === 0 ? [] : missing.map((name) => `${name}: needed with ${set.join(' and ')}`);
}

/** Lines separated by semicolons, or by line breaks as in a file. */
function linesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
