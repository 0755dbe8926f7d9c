import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { EditContext } from '../edit-context.ts';
import { formForValue } from './edited-form.ts';

/** Fills in a field of any kind but a signature; null clears it. */
export async function setValue(
  context: EditContext,
  { name, value }: OperationOf<'field.value'>,
): Promise<void> {
  const form = await formForValue(context, name);
  await form.setValue(name, value);
}
