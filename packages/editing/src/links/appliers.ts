import type { FamilyAppliers } from '../families.ts';
import { addLink } from './add-link.ts';
import { changeLink } from './change-link.ts';
import { deleteLink } from './delete-link.ts';

export const appliers: FamilyAppliers<'link'> = {
  'link.add': addLink,
  'link.change': changeLink,
  'link.delete': deleteLink,
};
