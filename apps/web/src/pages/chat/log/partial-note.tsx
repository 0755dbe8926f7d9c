import type { QuestionView } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { isOver } from '../state/answer-events.ts';
import { useChat } from '../state/chat-context.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';

interface PartialNoteProps {
  readonly question: QuestionView;
  onAgain(): void;
}

/** Pages that an answer knows when others were still being read, and the same question to all pages afterwards. */
export function PartialNote({ question, onAgain }: PartialNoteProps) {
  const locale = useLocale();
  const words = chatWords(locale).log;
  const { document } = useChat();
  const isHydrated = useIsHydrated();

  if (!question.partial) {
    return null;
  }

  const many = document.files.length > 1;
  const known = question.readSoFar.map(({ file, pages, of }) => {
    const name = document.files.find(({ place }) => place === file)?.name ?? '';
    const forms = many ? words.partialFile : words.partialPages;

    return fill(plural(locale, pages, forms), { of, name });
  });
  const isReading = document.files.some(({ state }) => state === 'reading');

  return (
    <p className="dc-small">
      {known.length === 0 ? words.partial : known.join(' ')} {isReading && words.partialRest}
      {!isReading && isHydrated && isOver(question) && (
        <button type="button" className="dc-link" onClick={onAgain}>
          {words.askWhole}
        </button>
      )}
    </p>
  );
}
