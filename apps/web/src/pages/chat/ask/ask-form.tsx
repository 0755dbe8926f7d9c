import { questionCharacters } from '@octavo/contract/limits';
import type { Selection } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { formatNumber, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { FormToken } from '../../../session/form-token.tsx';
import { useOnline } from '../../../shell/offline-notice.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import { useChat } from '../state/chat-context.ts';

interface AskFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Id of the question that a form without script sends. */
  readonly nextId: string;
  readonly text: string;
  readonly selection: Selection | null;
  /** True while an answer is under way, which can be stopped instead. */
  readonly isAnswering: boolean;
  /** Last question, which the up arrow brings back. */
  readonly last: string | null;
  /** Notes above the field. */
  readonly children: ReactNode;
  setText(text: string): void;
  dropSelection(): void;
  onAsk(): void;
  onStop(): void;
}

/** Characters left from which on they are counted. */
const counted = 100;

/** Largest height of the field in pixels; a longer question scrolls. */
const mostHeight = 168;

/** Field for the next question; a form that also works without script. */
export function AskForm(props: AskFormProps) {
  const { field, nextId, text, selection, isAnswering, last, children } = props;
  const { setText, dropSelection, onAsk, onStop } = props;
  const locale = useLocale();
  const words = chatWords(locale);
  const { document } = useChat();
  const online = useOnline();
  const left = questionCharacters - text.length;
  const many = document.files.length > 1;
  const label = many ? words.ask.labelMany : words.ask.label;
  const isClosed = document.files.every(({ state }) => state === 'failed');
  const place = isClosed ? words.ask.closed : document.questions.length > 0 ? words.ask.again : label;

  useLayoutEffect(() => fitHeight(field.current, text), [field, text]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, Enter accepts the word.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onAsk();
    } else if (event.key === 'ArrowUp' && text === '' && last !== null) {
      event.preventDefault();
      setText(last);
    }
  };

  return (
    <form
      id="ask"
      method="post"
      className="dc-ask"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <FormToken />
      <input type="hidden" name="id" value={nextId} />
      {children}
      {selection !== null && (
        <p className="dc-chip">
          <Icon path={chatIcons.quote} size={15} />
          <span>{fill(words.log.about, { text: selection.text })}</span>
          <button type="button" aria-label={words.ask.drop} onClick={dropSelection}>
            <Icon name="close" size={15} />
          </button>
        </p>
      )}
      <div className="dc-box">
        <textarea
          ref={field}
          name="question"
          rows={1}
          value={text}
          disabled={isClosed}
          aria-invalid={left < 0}
          aria-label={label}
          placeholder={place}
          aria-keyshortcuts="/"
          title={words.ask.keys}
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {isAnswering ? (
          <button type="button" className="dc-stop" onClick={onStop}>
            <Icon path={chatIcons.stop} size={18} />
            {words.ask.stop}
          </button>
        ) : (
          <button type="submit" className="dc-go" aria-label={words.ask.send} disabled={isClosed || left < 0}>
            <Icon path={chatIcons.send} size={20} />
          </button>
        )}
      </div>
      {left <= counted && (
        <p className="dc-small" role="status" data-over={left < 0}>
          {left < 0
            ? fill(plural(locale, -left, words.ask.over), { most: formatNumber(locale, questionCharacters) })
            : plural(locale, left, words.ask.left)}
        </p>
      )}
      {!online && (
        <p className="dc-small" role="status">
          {words.ask.offline}
        </p>
      )}
    </form>
  );
}

/** Makes the field as high as its text. */
function fitHeight(element: HTMLTextAreaElement | null, text: string): void {
  element?.style.removeProperty('height');

  if (element !== null && text !== '') {
    element.style.height = `${Math.min(mostHeight, element.scrollHeight)}px`;
  }
}
