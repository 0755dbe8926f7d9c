import type { Selection } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import { PasswordForm } from '../intake/password-form.tsx';
import { useChat } from '../state/chat-context.ts';
import { Pages, type PagesHandle } from './pages.tsx';
import { SelectionBubble } from './selection-bubble.tsx';
import { usePdf } from './use-pdf.ts';

interface DocumentPaneProps {
  onAskAbout(selection: Selection): void;
}

/** Files of the conversation: one is shown, with the pages that answers come from. */
export function DocumentPane({ onAskAbout }: DocumentPaneProps) {
  const words = chatWords(useLocale()).pane;
  const { document, shown } = useChat();
  const [chosen, setChosen] = useState(0);
  const shownAt = shown?.at ?? 0;
  const shownFile = shown?.citation.file ?? 0;

  useEffect(() => {
    if (shownAt > 0) {
      setChosen(shownFile);
    }
  }, [shownAt, shownFile]);

  const file = document.files[chosen] ?? document.files[0];

  return (
    <>
      {document.files.length > 1 && (
        <div className="dc-files" role="group" aria-label={words.files}>
          {document.files.map(({ place, name }) => (
            <button
              key={place}
              type="button"
              aria-pressed={place === file?.place}
              title={name}
              onClick={() => setChosen(place)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {file !== undefined && (
        <OpenFile
          key={file.token}
          token={file.token}
          place={file.place}
          name={file.name}
          isUnreadable={file.state === 'failed'}
          onAsk={(text, page) => onAskAbout({ file: file.place, page, text })}
        />
      )}
    </>
  );
}

interface OpenFileProps {
  readonly token: string;
  readonly place: number;
  readonly name: string;
  /** True when the server could not read the file either; the conversation says why. */
  readonly isUnreadable: boolean;
  onAsk(text: string, page: number): void;
}

function OpenFile({ token, place, name, isUnreadable, onAsk }: OpenFileProps) {
  const words = chatWords(useLocale());
  const [password, setPassword] = useState<string | null>(null);
  const opened = usePdf(token, password);
  const frame = useRef<HTMLDivElement>(null);
  const pages = useRef<PagesHandle>(null);
  const [page, setPage] = useState(0);
  const onPage = useCallback((next: number) => setPage(next), []);

  if (opened.state !== 'open') {
    return (
      <div className="dc-viewport dc-closed">
        {opened.state === 'locked' ? (
          <PasswordForm
            name={name}
            note={fill(opened.isWrong ? words.start.wrong : words.pane.locked, { name })}
            isWrong={opened.isWrong}
            onPassword={setPassword}
          />
        ) : (
          <p role="status">{statusText(words.pane, opened.state === 'failed', isUnreadable)}</p>
        )}
      </div>
    );
  }

  const count = opened.document.description.pages;

  return (
    <div ref={frame} className="dc-frame">
      <Pages ref={pages} document={opened.document} file={place} name={name} onPage={onPage} />
      <SelectionBubble frame={frame} name={name} onAsk={onAsk} />
      <div className="dc-turner">
        <button
          type="button"
          className="dc-icon"
          aria-label={words.pane.previousPage}
          disabled={page === 0}
          onClick={() => pages.current?.turn(-1)}
        >
          <Icon path={chatIcons.up} size={18} />
        </button>
        <b>{fill(words.pane.pageOf, { page: page + 1, pages: count })}</b>
        <button
          type="button"
          className="dc-icon"
          aria-label={words.pane.nextPage}
          disabled={page === count - 1}
          onClick={() => pages.current?.turn(1)}
        >
          <Icon path={chatIcons.down} size={18} />
        </button>
        <span className="dc-rule" />
        <button
          type="button"
          className="dc-icon"
          aria-label={words.pane.zoomOut}
          onClick={() => pages.current?.zoom(-1)}
        >
          <Icon path={chatIcons.minus} size={18} />
        </button>
        <button
          type="button"
          className="dc-icon"
          aria-label={words.pane.zoomIn}
          onClick={() => pages.current?.zoom(1)}
        >
          <Icon name="add" size={18} />
        </button>
      </div>
    </div>
  );
}

function statusText(
  words: ReturnType<typeof chatWords>['pane'],
  isFailed: boolean,
  isUnreadable: boolean,
): string {
  if (!isFailed) {
    return words.opening;
  }

  return isUnreadable ? words.unreadable : words.failed;
}
