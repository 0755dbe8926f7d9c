import type { TextStyle } from '@octavo/layout/model';
import { officeFamily } from '../../ooxml/fonts.ts';

/**
 * Free families bundled with other office suites, by normalized name. Their letters are at least as wide as
 * those of their substitutes, so a missing font does not lengthen lines.
 */
const freeFamilies = new Map(
  ['DejaVu Sans', 'DejaVu Sans Mono', 'DejaVu Serif', 'Noto Sans', 'Noto Serif', 'Open Sans'].map(
    (family) => [plain(family), family],
  ),
);

type FontTraits = Pick<TextStyle, 'family' | 'serif' | 'fixedPitch'>;

/** Family to name in a Word document; the font table names a substitute for it. */
export function wordFamily(face: FontTraits): string {
  return freeFamily(face) ?? officeFamily(face);
}

/** Free family of a text; null when it has none. */
export function freeFamily({ family }: Pick<FontTraits, 'family'>): string | null {
  return freeFamilies.get(plain(family)) ?? null;
}

function plain(family: string): string {
  return family.replace(/\s/g, '').toLowerCase();
}
