import { chatWords } from '@octavo/i18n/chat';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { useChat } from '../state/chat-context.ts';
import { languageName } from '../state/language-name.ts';
import { titleOf } from '../state/title.ts';
import { CitationButton } from './citation-button.tsx';

interface SummaryProps {
  onAsk(question: string): void;
}

/** First look at the documents: title, pages, language, their own sentences, and questions that they answer. */
export function Summary({ onAsk }: SummaryProps) {
  const locale = useLocale();
  const words = chatWords(locale);
  const { document, numbers } = useChat();
  // Files that are still being read say so themselves.
  const whole = document.files.filter(({ state }) => state === 'ready');
  const pages = whole.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const languages = new Set(document.files.flatMap(({ language }) => languageName(locale, language) ?? []));
  const facts = [
    ...(document.files.length > 1 ? [plural(locale, document.files.length, words.files)] : []),
    ...(pages > 0 ? [plural(locale, pages, words.pages)] : []),
    ...languages,
  ].join(', ');
  const read = whole.reduce((sum, file) => sum + (file.pagesRead ?? file.pages ?? 0), 0);
  const about = [
    ...(facts === '' ? [] : [`${facts}.`]),
    ...(read < pages ? [fill(words.legible, { read, pages })] : []),
    ...(document.summary.length > 0 ? [words.own] : []),
  ];

  return (
    <>
      <div className="dc-summary">
        <h1>{titleOf(document)}</h1>
        {about.length > 0 && <p className="dc-small">{about.join(' ')}</p>}
        {document.summary.map(({ text, citation }) => (
          <p key={`${citation.file} ${citation.page} ${text}`}>
            {text}
            <span className="dc-glued">
              {'\u00a0'}
              <CitationButton citation={numbers.of(citation)} />
            </span>
          </p>
        ))}
      </div>
      {document.suggestions.length > 0 && (
        <ul className="dc-suggestions" aria-label={words.log.suggestions}>
          {document.suggestions.map((question) => (
            <li key={question}>
              {/* Submits itself, so that it also works without script. */}
              <button
                type="submit"
                form="ask"
                name="suggestion"
                value={question}
                onClick={(event) => {
                  event.preventDefault();
                  onAsk(question);
                }}
              >
                <Icon name="search" size={16} />
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
