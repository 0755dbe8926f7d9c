import type { TextStyle } from '../layout/model.ts';
import { officeFamily } from '../ooxml/fonts.ts';

/**
 * Free families that other office programs bring along, by their plain names. Their letters are as wide as those of the
 * family that stands in for them, or wider: where they are missing, lines become no longer.
 */
const freeFamilies = new Map(
  ['DejaVu Sans', 'DejaVu Sans Mono', 'DejaVu Serif', 'Noto Sans', 'Noto Serif', 'Open Sans'].map(
    (family) => [plain(family), family],
  ),
);

type FontTraits = Pick<TextStyle, 'family' | 'serif' | 'fixedPitch'>;

/** The family to name in a Word document, which can say what takes its place where it is missing. */
export function wordFamily(face: FontTraits): string {
  return freeFamily(face) ?? officeFamily(face);
}

/** The family of a text when it is such a free one, else null. */
export function freeFamily({ family }: Pick<FontTraits, 'family'>): string | null {
  return freeFamilies.get(plain(family)) ?? null;
}

function plain(family: string): string {
  return family.replace(/\s/g, '').toLowerCase();
}
