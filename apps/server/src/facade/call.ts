import { Failure } from '@octavo/contract/failures';
import { token } from '@octavo/contract/job';
import type { Api } from '../http/own-api.ts';

/** Call with the fields that it sent and the file that it uploaded. */
export interface Call {
  readonly api: Api;
  /** Fields of the form, of the query and of the path that are not empty. */
  readonly fields: ReadonlyMap<string, string>;
  /** Token of the uploaded file; null without one. */
  readonly upload: string | null;
}

export function wrongField(name: string): Failure {
  return new Failure('illegal-input', `field ${name}`, { values: { option: name } });
}

/** @throws Failure `illegal-input` naming the field when it is missing. */
export function fieldOf({ fields }: Call, name: string): string {
  const value = fields.get(name);

  if (value === undefined) {
    throw wrongField(name);
  }

  return value;
}

/** @throws Failure `illegal-input` naming the field when it is missing or not a token. */
export function tokenOf(call: Call, name: string): string {
  return asToken(fieldOf(call, name), name);
}

/** @throws Failure `illegal-input` naming the field when the text is not a token. */
export function asToken(text: string, name: string): string {
  const parsed = token.safeParse(text.trim());

  if (!parsed.success) {
    throw wrongField(name);
  }

  return parsed.data;
}

/** Token that names a job, an order or a question of ours. */
export function newToken(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
