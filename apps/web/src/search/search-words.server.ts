import { locales } from '@octavo/i18n/locales';
import { catalogue } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { catalogueIn } from '../shell/catalogue.server.ts';
import type { SearchWords } from './tool-index.ts';

/** Search words of every tool in every language, because users type in the language they think in. */
export function searchWords(): SearchWords[] {
  return catalogueIn(locales[0]).map(({ id }) => {
    const { name, summary, keywords }: ToolFacts = catalogue[id];

    return {
      id,
      names: locales.map((locale) => name[locale]),
      others: locales.map((locale) => `${summary[locale]} ${keywords[locale]}`).join(' '),
    };
  });
}
