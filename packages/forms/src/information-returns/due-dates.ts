/** Due dates of the statements for payments of a year, as `2026-02-02`. */
export interface DueDates1099 {
  /** Copy B to the recipient. */
  readonly recipient: string;
  /** Copy B with an amount in box 8 or 10. */
  readonly recipientWithBrokerOrAttorney: string;
  readonly irsOnPaper: string;
  readonly irsElectronically: string;
}

export function dueDates1099(year: number): DueDates1099 {
  return {
    recipient: nextBusinessDay(year + 1, 1, 31),
    recipientWithBrokerOrAttorney: nextBusinessDay(year + 1, 2, 15),
    irsOnPaper: nextBusinessDay(year + 1, 2, 28),
    irsElectronically: nextBusinessDay(year + 1, 3, 31),
  };
}

/** Date by which Form W-2 goes to the employee and to the Social Security Administration. */
export function dueDateW2(year: number): string {
  return nextBusinessDay(year + 1, 1, 31);
}

const dayLength = 24 * 60 * 60 * 1000;

/** The day itself, or the next one that is neither of a weekend nor a legal holiday. */
function nextBusinessDay(year: number, month: number, day: number): string {
  let time = Date.UTC(year, month - 1, day);

  while (isFree(new Date(time))) {
    time += dayLength;
  }

  return new Date(time).toISOString().slice(0, 10);
}

/** Between the end of January and that of March, the only legal holiday is the third Monday of February. */
function isFree(date: Date): boolean {
  const weekday = date.getUTCDay();
  const day = date.getUTCDate();

  return (
    weekday === 0 || weekday === 6 || (date.getUTCMonth() === 1 && weekday === 1 && day >= 15 && day <= 21)
  );
}
