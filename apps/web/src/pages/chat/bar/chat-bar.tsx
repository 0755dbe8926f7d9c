import { filesPerDocument } from '@octavo/contract/limits';
import { chatWords } from '@octavo/i18n/chat';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { Logo } from '@octavo/ui/logo';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useDownload } from '../../../downloads/downloads.tsx';
import { ChooseFiles } from '../../../intake/choose-files.tsx';
import { useCloseMenu } from '../../../shell/use-close-menu.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { exportAddress } from '../../../transports/documents.ts';
import { chatIcons } from '../chat-icons.ts';
import { useChat } from '../state/chat-context.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import { TimeLeft } from './time-left.tsx';

interface ChatBarProps {
  /** Address of the page with the upload. */
  readonly start: string;
  readonly leftThen: number;
  readonly isSheetOpen: boolean;
  onFiles(files: readonly File[]): void;
  onShowPage(): void;
  onForget(): void;
}

/** Name of the document, the time until it is deleted, and what can be done with the conversation. */
export function ChatBar({ start, leftThen, isSheetOpen, onFiles, onShowPage, onForget }: ChatBarProps) {
  const locale = useLocale();
  const words = chatWords(locale);
  const { document } = useChat();
  const isHydrated = useIsHydrated();
  const [first] = document.files;
  const name =
    document.files.length === 1 ? (first?.name ?? '') : plural(locale, document.files.length, words.files);
  const isFull = document.files.length >= filesPerDocument;
  const hint = fill(words.bar.addHint, { count: filesPerDocument });

  return (
    <header className="dc-bar">
      <Link className="dc-icon" to={start} aria-label={words.bar.back} title={words.bar.back}>
        <Icon name="back" size={18} />
      </Link>
      <span className="dc-wide">
        <Logo />
      </span>
      <div className="dc-name">
        <b title={name}>{name}</b>
        <TimeLeft expiresAt={document.expiresAt} leftThen={leftThen} />
      </div>
      {isHydrated && !isFull && (
        <span className="dc-wide" title={hint}>
          <ChooseFiles accepts={['pdf']} multiple look="quiet" onFiles={onFiles}>
            <Icon name="add" size={17} />
            {words.bar.add}
          </ChooseFiles>
        </span>
      )}
      {isHydrated && (
        <button
          type="button"
          className="dc-icon dc-narrow"
          aria-label={words.bar.showPage}
          aria-expanded={isSheetOpen}
          onClick={onShowPage}
        >
          <Icon name="file" size={18} />
        </button>
      )}
      <Menu
        onForget={onForget}
        add={
          isHydrated && !isFull ? (
            <ChooseFiles accepts={['pdf']} multiple className="dc-item" onFiles={onFiles}>
              <Icon name="add" size={17} />
              {words.bar.add}
            </ChooseFiles>
          ) : null
        }
      />
    </header>
  );
}

interface MenuProps {
  /** Entry that adds a file, for narrow windows. */
  readonly add: React.ReactNode;
  onForget(): void;
}

function Menu({ add, onForget }: MenuProps) {
  const locale = useLocale();
  const words = chatWords(locale).bar;
  const { document } = useChat();
  const download = useDownload();
  const isHydrated = useIsHydrated();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseMenu(menu);
  const close = () => menu.current?.removeAttribute('open');
  const formats = [
    { format: 'md', label: words.markdown },
    { format: 'docx', label: words.word },
  ] as const;

  return (
    <details ref={menu} className="dc-menu">
      <summary>
        <span className="dc-wide">
          <Icon name="download" size={17} />
          {words.export}
          <Icon path={chatIcons.down} size={15} />
        </span>
        <span className="dc-narrow">
          <span className="sr-only">{words.more}</span>
          <Icon name="menu" size={18} />
        </span>
      </summary>
      <div>
        {add !== null && (
          // The file dialog opens above the menu.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div className="dc-narrow" onClick={close}>
            {add}
          </div>
        )}
        {formats.map(({ format, label }) => {
          const href = exportAddress(document.id, format, locale);

          return (
            <a
              key={format}
              className="dc-item"
              href={href}
              download
              onClick={(event) => {
                event.preventDefault();
                download({ href });
              }}
            >
              <Icon name="download" size={17} />
              {label}
            </a>
          );
        })}
        {isHydrated && (
          <button
            type="button"
            className="dc-item"
            onClick={() => {
              close();
              onForget();
            }}
          >
            <Icon path={chatIcons.trash} size={17} />
            {words.forget}
          </button>
        )}
      </div>
    </details>
  );
}
