import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { nameOf } from '@octavo/pdf/objects';
import type { EditContext } from '../edit-context.ts';
import { formForFields } from './edited-form.ts';

/** Sets the order in which the Tab key walks the fields of a page: those named first, in this order. */
export async function orderFields(
  context: EditContext,
  { page: key, names }: OperationOf<'field.order'>,
): Promise<void> {
  const form = await formForFields(context);
  const { edited } = context.page(key);
  const named = new Set(names);
  const others = [...form.fields.keys()].filter((name) => !named.has(name));
  const positions = new Map(
    edited.annotations.map((entry, index) => [
      entry !== null && typeof entry === 'object' && 'number' in entry ? entry.number : -1,
      index,
    ]),
  );
  const widgetsOf = (name: string) =>
    form
      .field(name)
      .widgets.filter(({ page }) => page.index === edited.page.index)
      .map(({ ref }) => ref);
  const last = others
    .flatMap(widgetsOf)
    .sort((one, other) => (positions.get(one.number) ?? 0) - (positions.get(other.number) ?? 0));
  edited.orderAnnotations([...[...named].flatMap(widgetsOf), ...last]);
  // The order of the widgets in the list of annotations (ISO 32000-2, table 31).
  edited.setEntry('Tabs', nameOf('W'));
}
