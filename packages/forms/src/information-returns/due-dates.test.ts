import { expect, it } from 'vitest';
import { dueDates1099, dueDateW2 } from './due-dates.ts';
import { generalThreshold } from './thresholds.ts';

it.each([
  [2021, '2022-01-31', '2022-02-15', '2022-02-28', '2022-03-31'],
  [2022, '2023-01-31', '2023-02-15', '2023-02-28', '2023-03-31'],
  [2023, '2024-01-31', '2024-02-15', '2024-02-28', '2024-04-01'],
  [2024, '2025-01-31', '2025-02-18', '2025-02-28', '2025-03-31'],
  [2025, '2026-02-02', '2026-02-17', '2026-03-02', '2026-03-31'],
  [2026, '2027-02-01', '2027-02-16', '2027-03-01', '2027-03-31'],
])('moves the due dates of %i to business days', (year, recipient, withBroker, paper, electronic) => {
  expect(dueDates1099(year)).toEqual({
    recipient,
    recipientWithBrokerOrAttorney: withBroker,
    irsOnPaper: paper,
    irsElectronically: electronic,
  });
  expect(dueDateW2(year)).toBe(recipient);
});

it('has the higher threshold from payments of 2026', () => {
  expect([2021, 2025, 2026].map(generalThreshold)).toEqual([600, 600, 2000]);
});
