import type { FamilyAppliers } from '../families.ts';
import { boxChange } from './box-change.ts';
import { ObjectEdits } from './object-edits.ts';

export const appliers: FamilyAppliers<'path'> = {
  'path.move': (context, { page: key, targets, by }) => {
    const page = context.page(key);
    const [x, y] = page.space.userShift(by);

    for (const target of targets) {
      ObjectEdits.of(context).find(page, target).transform([1, 0, 0, 1, x, y]);
    }
  },

  'path.place': (context, operation) => {
    const page = context.page(operation.page);
    const change = boxChange(page.space, operation);

    for (const target of operation.targets) {
      ObjectEdits.of(context).find(page, target).transform(change);
    }
  },

  'path.copy': (context, operation) => {
    const page = context.page(operation.page);
    const copy = ObjectEdits.of(context).copy(operation.id, page, operation.targets);
    copy.transform(boxChange(page.space, operation));
  },

  'path.style': (context, { page: key, targets, fill, stroke, opacity }) => {
    const page = context.page(key);

    for (const target of targets) {
      ObjectEdits.of(context).find(page, target).style({ fill, stroke, opacity });
    }
  },

  'path.delete': (context, { page: key, targets }) => {
    const page = context.page(key);

    for (const target of targets) {
      ObjectEdits.of(context).find(page, target).delete();
    }
  },
};
