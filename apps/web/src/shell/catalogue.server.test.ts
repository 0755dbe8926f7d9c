import { locales } from '@octavo/i18n/locales';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from './catalogue.server.ts';
import { familiesOf } from './families.ts';

describe.each(locales)('the catalogue in %s', (locale) => {
  const entries = catalogueIn(locale);

  it('has every tool once, in any family', () => {
    expect(entries.map(({ id }) => id).sort()).toEqual([...toolIds].sort());
  });

  it('has texts of one language only', () => {
    for (const { id, name, summary } of entries) {
      expect(name).toBe(catalogue[id].name[locale]);
      expect(summary).toBe(catalogue[id].summary[locale]);
    }
  });

  it('sorts the tools of a family by their position', () => {
    for (const { tools } of familiesOf(entries)) {
      const places = tools.map(({ id }) => catalogue[id].place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });
});
