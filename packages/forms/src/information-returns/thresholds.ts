/** First year of payments with the higher general threshold (Public Law 119-21, section 70433). */
const firstHigherYear = 2026;

/** Payments of a year to one recipient, in dollars, from which Form 1099-MISC reports most of its boxes. */
export function generalThreshold(year: number): number {
  return year >= firstHigherYear ? 2000 : 600;
}

/** Thresholds in dollars that have sections of their own and did not change; fishing boats report every amount. */
export const lastingThresholds: Readonly<Record<string, number>> = {
  royalties: 10,
  substitutePayments: 10,
  fishingBoat: 0,
  attorney: 600,
  fish: 600,
};

/** Returns of all kinds together from which they must be filed electronically. */
export const electronicReturns = 10;
