import { freeDay } from '@octavo/domain/access/free-day';
import { afterPeriods } from '@octavo/domain/billing/periods';
import { formatDate } from '@octavo/i18n/moments';
import { afterEach, describe, expect, it, vi } from 'vitest';

const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];

/**
 * Moments in the night when New York's clocks go back, in the night when those of Paris go forward, and at
 * the turn of the year.
 */
const moments = ['2026-11-01T05:30:00Z', '2027-03-28T01:30:00Z', '2026-12-31T23:59:59.999Z'];

/** All values that depend on days or periods, as text. */
function counted(): string {
  const dates = moments.map((moment) => new Date(moment));

  return JSON.stringify([
    dates.map(freeDay),
    dates.map((date) => afterPeriods(date, { interval_unit: 'MONTH', interval_count: 1 })),
    dates.map((date) => afterPeriods(date, { interval_unit: 'DAY', interval_count: 3 })),
    dates.map((date) => formatDate('en', date, { timeZone: 'UTC' })),
  ]);
}

describe('days and periods', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are the same in every time zone of the server, also when clocks change', () => {
    const seen = zones.map((zone) => {
      vi.stubEnv('TZ', zone);

      return [new Date('2026-07-01T12:00:00Z').getHours(), counted()] as const;
    });

    // The zones did differ.
    expect(new Set(seen.map(([hours]) => hours)).size).toBeGreaterThan(3);
    expect(new Set(seen.map(([, text]) => text)).size).toBe(1);
  });
});
