import { isFailure, withValues } from '@octavo/contract/failures';

/**
 * Failure of a text that operations change together, with the id of one of them: that whose text has the character that
 * no font has, or the last.
 */
export function failureOf(error: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (!isFailure(error)) {
    return error;
  }

  const ids = [...texts.keys()];
  const character = String(error.values['character']);
  const operation = ids.find((id) => texts.get(id)!.includes(character)) ?? ids.at(-1)!;

  return withValues(error, { operation });
}
