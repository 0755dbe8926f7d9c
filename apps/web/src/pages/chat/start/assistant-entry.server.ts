import { filesPerDocument } from '@octavo/contract/limits';
import type { Locale } from '@octavo/i18n/locales';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { CatalogueEntry } from '../../../shell/families.ts';
import { startPath } from '../page-paths.ts';

type AssistantFacts = Pick<ToolFacts, 'name' | 'summary' | 'keywords' | 'icon'>;

/** Facts of the page that answers questions, beside those of the tools in lists and searches. */
export const assistant: AssistantFacts = {
  name: { en: 'AI PDF', fr: 'IA PDF' },
  summary: { en: 'Ask a PDF, see where it says so', fr: 'Interroger un PDF, page à l’appui' },
  keywords: {
    en: 'chat question answer ask summary summarize cite quote assistant document',
    fr: 'discussion question réponse interroger résumé résumer citer citation assistant document',
  },
  icon: 'M4 5h16v11H11l-4 4v-4H4zM8.5 9h7M8.5 12h4',
};

export function assistantEntry(locale: Locale): CatalogueEntry {
  return {
    id: startPath.slice(1),
    group: 'ai',
    name: assistant.name[locale],
    summary: assistant.summary[locale],
    icon: assistant.icon,
    accepts: ['pdf'],
    minFiles: 1,
    maxFiles: filesPerDocument,
    takesNoResults: true,
  };
}
