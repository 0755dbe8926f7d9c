import { locales } from '@octavo/i18n/locales';
import { catalogue, isToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { assistant } from '../pages/chat/start/assistant-entry.server.ts';
import { catalogueIn } from '../shell/catalogue.server.ts';
import type { SearchWords } from './tool-index.ts';

type SearchedFacts = Pick<ToolFacts, 'name' | 'summary' | 'keywords'>;

/** Search words of every tool in every language, because users type in the language they think in. */
export function searchWords(): SearchWords[] {
  return catalogueIn(locales[0]).map(({ id }) => {
    const { name, summary, keywords }: SearchedFacts = isToolId(id) ? catalogue[id] : assistant;

    return {
      id,
      names: locales.map((locale) => name[locale]),
      others: locales.map((locale) => `${summary[locale]} ${keywords[locale]}`).join(' '),
    };
  });
}
