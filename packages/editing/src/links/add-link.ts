import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { dictOf, nameOf } from '@octavo/pdf/objects';
import { newEntries, unusedName } from '../annotations/shared-entries.ts';
import type { EditContext } from '../edit-context.ts';
import { areaEntries, targetEntries } from './link-entries.ts';

/** Adds a link without a border; several areas become one link. */
export function addLink(
  context: EditContext,
  { id, page: key, areas, target }: OperationOf<'link.add'>,
): void {
  const page = context.page(key);
  const { CreationDate: _, ...shared } = newEntries(
    { subtype: 'Link', name: unusedName(page, id) },
    context.host.now,
  );
  const ref = page.edited.addAnnotation(
    dictOf({
      ...shared,
      Border: [0, 0, 0],
      H: nameOf('I'),
      ...areaEntries(page, areas),
      ...targetEntries(context, target),
    }),
  );
  context.made.set(id, { page, ref });
}
