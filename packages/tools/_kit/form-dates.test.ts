import { dateInWords } from '@octavo/forms/information-returns/date-in-words';
import { dueDates1099, dueDateW2 } from '@octavo/forms/information-returns/due-dates';
import { electronicReturns, generalThreshold } from '@octavo/forms/information-returns/thresholds';
import { expect, it } from 'vitest';
import { loadCopy } from '../_gen/copy.ts';

/** Copy is data, so the dates and amounts in it are compared with the functions that the forms use. */
it.each(['en', 'fr'] as const)('names the due dates and thresholds of the year in %s', async (locale) => {
  const [statement, wages] = await Promise.all(
    (['1099-form', 'w2-form'] as const).map(async (id) => JSON.stringify((await loadCopy(id, locale)).faq)),
  );
  const dates = Object.values(dueDates1099(2026)).map((date) => dateInWords(date, locale));
  const amounts = [2025, 2026].map((year) =>
    generalThreshold(year).toLocaleString(locale === 'en' ? 'en-US' : 'fr-FR'),
  );

  expect(
    [...dates, ...amounts, ` ${electronicReturns} `].filter((text) => !statement?.includes(text)),
  ).toEqual([]);
  expect(wages).toContain(dateInWords(dueDateW2(2026), locale));
  expect(wages).toContain(` ${electronicReturns} `);
});
