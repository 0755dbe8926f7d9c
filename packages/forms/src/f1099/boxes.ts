/** Revisions of Form 1099-MISC with boxes of their own, and the years they are for, the newest first. */
export const revisions1099 = [
  { id: '2026-12', years: ['2026'], label: 'Rev. December 2026', short: 'Rev. 12-2026' },
  { id: '2025-04', years: ['2025'], label: 'Rev. April 2025', short: 'Rev. 4-2025' },
  { id: '2024-01', years: ['2024'], label: 'Rev. January 2024', short: 'Rev. 1-2024' },
  { id: '2022-01', years: ['2023', '2022'], label: 'Rev. January 2022', short: 'Rev. 1-2022' },
  { id: '2021', years: ['2021'], label: null, short: null },
] as const satisfies readonly Revision1099[];

export interface Revision1099 {
  readonly id: string;
  readonly years: readonly string[];
  /** Revision as the form names it under its number, and at its foot; null for a form of one year. */
  readonly label: string | null;
  readonly short: string | null;
}

/** Boxes that have the same number in every revision. */
const lasting = {
  rents: '1',
  royalties: '2',
  otherIncome: '3',
  federalTax: '4',
  fishingBoat: '5',
  medical: '6',
  directSales: '7',
  substitutePayments: '8',
  cropInsurance: '9',
  attorney: '10',
  fish: '11',
  deferrals: '12',
} as const;

const since2022 = { ...lasting, nonqualified: '15', stateTax: '16', stateNumber: '17', stateIncome: '18' };

/**
 * Numbers of the boxes by revision. Excess golden parachute payments left the form in April 2025, for box 3 of Form
 * 1099-NEC; tips and overtime came with the payments of 2026.
 */
const numbers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2021': {
    ...lasting,
    goldenParachute: '13',
    nonqualified: '14',
    stateTax: '15',
    stateNumber: '16',
    stateIncome: '17',
  },
  '2022-01': { ...since2022, fatca: '13', goldenParachute: '14' },
  '2024-01': { ...since2022, fatca: '13', goldenParachute: '14' },
  '2025-04': { ...since2022, fatca: '13' },
  '2026-12': { ...since2022, cashTips: '13a', tippedOccupation: '13b', overtime: '14' },
};

/** Number of a box in a revision; null when the revision has no such box, or none with a number. */
export function boxNumber(revision: string, box: string): string | null {
  return numbers[revision]?.[box] ?? null;
}

/** Years whose form has a box. */
export function yearsWith(box: string): readonly string[] {
  return revisions1099.filter(({ id }) => boxNumber(id, box) !== null).flatMap(({ years }) => years);
}
