import type { CitationView } from '@octavo/contract/question';
import { quoteParts } from '../state/quote-parts.ts';

/** Words of a document, as they stand there, with those that answer marked. */
export function Quote({ citation }: { readonly citation: Pick<CitationView, 'quote' | 'marked'> }) {
  return quoteParts(citation).map(({ text, isMarked }, index) => {
    const key = `${index} ${text}`;

    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
