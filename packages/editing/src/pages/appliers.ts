import type { FamilyAppliers } from '../families.ts';
import { cropPage } from './crop-page.ts';
import { rotatePage } from './rotate-page.ts';

/** Functions of the operations on pages. */
export const appliers: FamilyAppliers<'page'> = {
  'page.move': ({ order }, { page, before }) => order.move(page, before),
  'page.rotate': rotatePage,
  'page.delete': ({ order }, { page }) => order.delete(page),
  // The page itself was added before all other operations.
  'page.insert': ({ order }, { id, before }) => order.insert(id, before),
  'page.crop': cropPage,
};
