import type { Pseudonyms } from '@octavo/domain/account/ports';

/**
 * Cookie that counts the free tasks of a browser for a day: a random id and its signature. Unlike the id of the device,
 * it stays the same when the user logs in and out. Only signed ids are accepted, so a client cannot invent one, and the
 * database has a pseudonym of the id only.
 */
export function signCounter(pseudonyms: Pseudonyms, id: string): string {
  return `${id}.${pseudonyms.hmac('signed-counter', id)}`;
}

/** Pseudonym for a cookie value; null when its signature is not ours. */
export function readCounter(pseudonyms: Pseudonyms, value: string): string | null {
  const id = value.split('.')[0] ?? '';

  return value === signCounter(pseudonyms, id) ? pseudonyms.hmac('counter', id) : null;
}
