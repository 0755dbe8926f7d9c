import { readEmail } from '@octavo/domain/account/email';
import * as z from 'zod';

/** Who runs the site, as pages of information say it. */
export interface OperatorConfig {
  readonly name: string;
  /** Lines of the postal address, and what else the law wants to be said. */
  readonly address: readonly string[];
  /** Where messages to the operator go. */
  readonly email: string;
  /** Who keeps the machines, where that is somebody else. */
  readonly host: string | null;
}

/** The names an operator sets. */
export const operatorEnvironment = {
  OCTAVO_OPERATOR_NAME: z.string().trim().max(200).optional(),
  OCTAVO_OPERATOR_ADDRESS: z
    .string()
    .max(2000)
    .refine((text) => linesOf(text).length > 0, 'no line of an address')
    .optional(),
  OCTAVO_OPERATOR_EMAIL: z
    .string()
    .refine((text) => readEmail(text) !== null, 'no e-mail address')
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

/** What an operator who is named in part still has to say, a sentence each. */
export function missingForOperator(given: OperatorEnvironment): string[] {
  const names = Object.keys(operatorEnvironment) as (keyof OperatorEnvironment)[];
  const set = names.filter((name) => given[name] !== undefined);
  const missing = needed.filter((name) => given[name] === undefined);

  return set.length === 0 ? [] : missing.map((name) => `${name}: needed with ${set.join(' and ')}`);
}

/** Written on one line with semicolons, or as it stands in a file. */
function linesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
