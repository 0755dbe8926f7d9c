import type { FamilyAppliers } from '../families.ts';
import { placeStamp } from './place-stamp.ts';

export const appliers: FamilyAppliers<'stamp'> = { 'stamp.place': placeStamp };
