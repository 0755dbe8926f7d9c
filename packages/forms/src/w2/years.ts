/** Revisions of Form W-2 with boxes of their own, and the years they are for, the newest first. */
export const revisionsW2 = [
  // Box 14 has two parts since 2026, for the codes of occupations with tips.
  { id: '2026', years: ['2026'], hasTippedOccupation: true },
  { id: '2021', years: ['2025', '2024', '2023', '2022', '2021'], hasTippedOccupation: false },
] as const satisfies readonly RevisionW2[];

export interface RevisionW2 {
  readonly id: string;
  readonly years: readonly string[];
  readonly hasTippedOccupation: boolean;
}

/** Largest amount of wages and tips of a year that social security taxes, in whole dollars. */
const wageBases: Readonly<Record<string, number>> = {
  '2021': 142_800,
  '2022': 147_000,
  '2023': 160_200,
  '2024': 168_600,
  '2025': 176_100,
  '2026': 184_500,
};

/** Wage base of a year in cents; null for a year that is not offered. */
export function wageBaseCents(year: string): number | null {
  const dollars = wageBases[year];

  return dollars === undefined ? null : dollars * 100;
}
