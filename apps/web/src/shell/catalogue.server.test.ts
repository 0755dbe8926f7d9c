import { locales } from '@octavo/i18n/locales';
import { catalogue, isToolId, type ToolId, toolIds } from '@octavo/tools/catalogue';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from './catalogue.server.ts';
import { type CatalogueEntry, familiesOf } from './families.ts';

function isOfTool(entry: CatalogueEntry): entry is CatalogueEntry & { readonly id: ToolId } {
  return isToolId(entry.id);
}

describe.each(locales)('the catalogue in %s', (locale) => {
  const entries = catalogueIn(locale);

  it('has every tool and the page that answers questions once, in any family', () => {
    expect(entries.map(({ id }) => id).sort()).toEqual([...toolIds, 'ai-pdf'].sort());
  });

  it('has texts of one language only', () => {
    for (const { id, name, summary } of entries.filter(isOfTool)) {
      expect(name).toBe(catalogue[id].name[locale]);
      expect(summary).toBe(catalogue[id].summary[locale]);
    }
  });

  it('sorts the tools of a family by their position', () => {
    for (const { tools } of familiesOf(entries)) {
      const places = tools.filter(isOfTool).map(({ id }) => catalogue[id].place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });
});
