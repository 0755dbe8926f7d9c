import type { QuestionView } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { useLocale } from '../../../shell/use-locale.ts';
import { useTransport } from '../../../transports/use-transport.ts';
import { useChat } from '../state/chat-context.ts';
import { refusalText } from '../state/refusal-text.ts';
import { rewordingOf } from '../state/rewording.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import { usePlaceNames } from '../state/use-place-name.ts';

interface RefusalProps {
  readonly question: QuestionView;
  onAsk(question: string): void;
}

/** A question that the document does not answer, with the nearest passages and another question. */
export function Refusal({ question: asked, onAsk }: RefusalProps) {
  const { nearest } = asked;
  const locale = useLocale();
  const words = chatWords(locale).log;
  const { document, show } = useChat();
  const { contentAddress } = useTransport();
  const { long } = usePlaceNames();
  const isHydrated = useIsHydrated();
  const rewording = rewordingOf(asked.id, document.questions, document.suggestions);

  return (
    <>
      <p>{refusalText(locale, words, asked, document.files.length)}</p>
      {nearest.length > 0 && (
        <>
          <p className="dc-small dc-nearest-title">{words.nearest}</p>
          <ul className="dc-nearest" data-many={document.files.length > 1}>
            {nearest.map((citation) => {
              const content = (
                <>
                  <span>{long(citation)}</span>
                  <span>{citation.named ?? citation.quote}</span>
                </>
              );

              return (
                <li key={`${citation.file} ${citation.page} ${citation.quote}`}>
                  {isHydrated ? (
                    <button type="button" onClick={() => show(citation, null)}>
                      {content}
                    </button>
                  ) : (
                    <a
                      href={`${contentAddress(document.files[citation.file]?.token ?? '', 'show')}#page=${citation.page}`}
                    >
                      {content}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {rewording !== null && isHydrated && (
        <p className="dc-reword">
          {words.reword}{' '}
          <button type="button" className="dc-link" onClick={() => onAsk(rewording)}>
            {rewording}
          </button>
        </p>
      )}
    </>
  );
}
