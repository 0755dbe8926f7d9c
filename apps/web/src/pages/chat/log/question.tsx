import type { QuestionView } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import { isOver } from '../state/answer-events.ts';
import { isAskable } from '../state/askable.ts';
import { useChat } from '../state/chat-context.ts';
import { answerText, quotesText } from '../state/copied-text.ts';
import { planText } from '../state/plan-text.ts';
import { useCopy } from '../state/use-copy.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import { usePlaceNames } from '../state/use-place-name.ts';
import { Claim } from './claim.tsx';
import { PartialNote } from './partial-note.tsx';
import { Refusal } from './refusal.tsx';

interface QuestionProps {
  readonly question: QuestionView;
  onAsk(question: string): void;
  /** Asks the same question once more. */
  onAgain(): void;
}

/** A question with its answer as far as it is known. */
export function Question({ question, onAsk, onAgain }: QuestionProps) {
  const words = chatWords(useLocale()).log;
  const { document, numbers } = useChat();
  const isReadable = document.files.some(isAskable);
  const isHydrated = useIsHydrated();
  const { id, state, selection, certain } = question;
  const claims = numbers.claimsOf(question);
  const isWhole = isOver(question);
  const hasAnswer = claims.some(({ text }) => text !== '');

  return (
    <article className="dc-question" id={`q-${id}`} aria-labelledby={`t-${id}`} aria-busy={!isWhole}>
      <h2 id={`t-${id}`}>{question.question}</h2>
      {selection !== null && (
        <p className="dc-small dc-about">
          {fill(words.about, { text: shortened(selection.text) })} ·{' '}
          {fill(words.place, { page: selection.page })}
        </p>
      )}
      <div className="dc-answer">
        {state === 'refused' ? (
          <Refusal question={question} onAsk={onAsk} />
        ) : (
          <>
            {hasAnswer && !certain && isWhole && <p className="dc-small">{words.probably}</p>}
            {claims.map((claim, index) => (
              <Claim
                // Claims only ever follow each other.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                claim={claim}
                isWhole={state === 'answered'}
              />
            ))}
            {!isWhole &&
              (hasAnswer ? (
                <span className="dc-cursor" />
              ) : (
                <p className="dc-wait">
                  {planText(words, question) ?? (isReadable ? words.answering : words.waiting)}
                </p>
              ))}
          </>
        )}
        <PartialNote question={question} onAgain={onAgain} />
        <Ending question={question} hasAnswer={hasAnswer} onAgain={onAgain} />
      </div>
      {isHydrated && isWhole && hasAnswer && <Copies question={question} claims={claims} />}
    </article>
  );
}

/** Characters of a selected text that its question repeats. */
const shortLength = 90;

function shortened(text: string): string {
  return text.length > shortLength ? `${text.slice(0, shortLength).trimEnd()}…` : text;
}

interface EndingProps {
  readonly question: QuestionView;
  readonly hasAnswer: boolean;
  onAgain(): void;
}

/** Reason for which an answer is missing or incomplete. */
function Ending({ question: { state, failure, charged }, hasAnswer, onAgain }: EndingProps) {
  const words = chatWords(useLocale()).log;
  const isHydrated = useIsHydrated();

  if (state !== 'failed' && state !== 'cancelled') {
    return null;
  }

  const detail = failure?.detail ?? words.failed;

  return (
    <p className="dc-ending">
      {state === 'cancelled'
        ? charged
          ? words.stopped
          : words.stoppedFree
        : failure?.code === 'answer-cut' && hasAnswer
          ? words.cut
          : detail}{' '}
      {isHydrated && (
        <button type="button" className="dc-link" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </p>
  );
}

interface CopiesProps {
  readonly question: QuestionView;
  readonly claims: Parameters<typeof answerText>[1];
}

function Copies({ question, claims }: CopiesProps) {
  const words = chatWords(useLocale()).log;
  const { copied } = usePlaceNames();
  const answer = useCopy();
  const quotes = useCopy();
  const quoted = (text: string) => fill(words.quoted, { text });

  return (
    <div className="dc-actions">
      <button type="button" onClick={() => answer.copy(answerText(question.question, claims, copied))}>
        <Icon name={answer.isCopied ? 'check' : 'copy'} size={16} />
        {answer.isCopied ? words.copied : words.copy}
      </button>
      <button type="button" onClick={() => quotes.copy(quotesText(claims, copied, quoted))}>
        <Icon path={chatIcons.quote} size={16} />
        {quotes.isCopied ? words.copied : words.quotes}
      </button>
    </div>
  );
}
