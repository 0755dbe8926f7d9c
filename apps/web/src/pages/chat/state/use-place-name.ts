import type { CitationView } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { useChat } from './chat-context.ts';

interface PlaceNames {
  /** `Page 4`, with the name of the file in a conversation about several. */
  long(citation: CitationView): string;
  /** `report.pdf, p. 4`, for copies. */
  copied(citation: CitationView): string;
}

/** Names of places in the documents. */
export function usePlaceNames(): PlaceNames {
  const words = chatWords(useLocale()).log;
  const { document } = useChat();
  const nameOf = ({ file }: CitationView) => document.files[file]?.name ?? '';

  return {
    long: (citation) =>
      fill(document.files.length > 1 ? words.placeIn : words.place, {
        name: nameOf(citation),
        page: citation.page,
      }),
    copied: (citation) => `${nameOf(citation)}, ${fill(words.short, { page: citation.page })}`,
  };
}
