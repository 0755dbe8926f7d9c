import type { FamilyAppliers } from '../families.ts';
import { addField } from './add-field.ts';
import { changeField } from './change-field.ts';
import { deleteField } from './delete-field.ts';
import { moveField } from './move-field.ts';
import { orderFields } from './order-fields.ts';
import { setValue } from './set-value.ts';

export const appliers: FamilyAppliers<'field'> = {
  'field.value': setValue,
  'field.add': addField,
  'field.change': changeField,
  'field.move': moveField,
  'field.delete': deleteField,
  'field.order': orderFields,
};
