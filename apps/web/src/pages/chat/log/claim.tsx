import { chatWords } from '@octavo/i18n/chat';
import { useLocale } from '../../../shell/use-locale.ts';
import type { NumberedClaim } from '../state/citation-numbers.ts';
import { CitationButton } from './citation-button.tsx';
import { Quote } from './quote.tsx';

interface ClaimProps {
  readonly claim: NumberedClaim;
  /** False while citations may still follow. */
  readonly isWhole: boolean;
}

/** One statement of an answer with the numbers of its proofs. Its text is shown as text only. */
export function Claim({ claim: { text, citations }, isWhole }: ClaimProps) {
  const words = chatWords(useLocale()).log;
  // A statement in the words of the document shows which of them answer.
  const own = citations.find(({ quote }) => quote === text);
  const isUnproven = isWhole && citations.length === 0;

  return (
    <p className="dc-claim" data-unproven={isUnproven}>
      {own === undefined ? (
        text
      ) : (
        <q cite={`#page=${own.page}`}>
          <Quote citation={own} />
        </q>
      )}
      {citations.map((citation) => (
        <span key={citation.number} className="dc-glued">
          {'\u00a0'}
          <CitationButton citation={citation} />
        </span>
      ))}
      {isUnproven && <small>{words.unproven}</small>}
    </p>
  );
}
