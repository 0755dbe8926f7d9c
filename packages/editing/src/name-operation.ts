import { isFailure, withValues } from '@octavo/contract/failures';

/**
 * The same failure with the number, in the whole list and counted from 1, of the operation that it names by its id.
 *
 * @param id operation of a failure that names none yet
 */
export function naming(
  error: unknown,
  { operations }: { readonly operations: readonly { readonly id: string }[] },
  id?: string,
): unknown {
  if (!isFailure(error)) {
    return error;
  }

  const operation = error.values['operation'] ?? id;
  const index = operations.findIndex((each) => each.id === operation);

  return index < 0 ? error : withValues(error, { operation: operations[index]!.id, number: index + 1 });
}
