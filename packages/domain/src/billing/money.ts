/** "8.99" as 899. Prices have two decimals in every currency we charge. */
export function minorUnits(value: string): number {
  const [, units, cents] = /^(\d+)\.(\d{2})$/.exec(value) ?? [];

  if (units === undefined || cents === undefined) {
    throw new RangeError('an amount of money has two decimals');
  }

  return Number(units) * 100 + Number(cents);
}

/** 899 as "8.99". */
export function moneyText(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0) {
    throw new RangeError('minor units are counted');
  }

  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
