import { plural } from '@octavo/i18n/format';
import { paletteWords } from '@octavo/i18n/palette';
import { Icon } from '@octavo/ui/icon';
import { Modal } from '@octavo/ui/modal';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetRecent, readRecent } from '../recent/recent-tools.ts';
import { useIsDesktop } from '../session/use-is-desktop.ts';
import { useSession } from '../session/use-session.ts';
import { useCatalogue } from '../shell/use-catalogue.ts';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { desktopPages, type PaletteEntry, pagesFor, sectionsFor } from './entries.ts';
import { PaletteList } from './palette-list.tsx';
import { useSearchWords } from './use-search-words.ts';

interface PaletteProps {
  onShortcuts(): void;
  onClose(): void;
}

/** Command palette: finds a tool or a page by a query and opens it, by keyboard or pointer. */
export function Palette({ onShortcuts, onClose }: PaletteProps) {
  const locale = useLocale();
  const words = paletteWords(locale);
  const catalogue = useCatalogue();
  const searchWords = useSearchWords(catalogue);
  const session = useSession();
  const address = useAddress();
  const navigate = useNavigate();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecent);
  const [place, setPlace] = useState(0);
  const accountStatus = session === null ? 'open' : session.person === null ? 'visitor' : 'person';
  const isDesktop = useIsDesktop();
  const pages = isDesktop ? desktopPages : pagesFor(accountStatus);
  const sections = sectionsFor({ catalogue, searchWords, recent, pages, words }, query);
  const entries = sections.flatMap((section) => section.entries);
  const active = entries[Math.min(place, entries.length - 1)] ?? null;
  const idOf = (entry: PaletteEntry) => `${list} ${entry.key}`.replaceAll(' ', '-');
  const activeId = active === null ? undefined : idOf(active);

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  const open = ({ path }: PaletteEntry) => {
    if (path === null) {
      onShortcuts();
    } else {
      onClose();
      void navigate(address(path));
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];

    if (event.key === 'Enter' && active !== null && !event.nativeEvent.isComposing) {
      open(active);
    } else if (step !== undefined && entries.length > 0) {
      setPlace((Math.min(place, entries.length - 1) + step + entries.length) % entries.length);
    } else {
      return;
    }

    event.preventDefault();
  };

  return (
    <Modal title={words.title} hideTitle place="top" onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-rule px-4">
        <Icon name="search" size={18} className="text-ink-faint" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-label={words.title}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={onKey}
          className="min-w-0 grow bg-transparent py-4 text-lead outline-none placeholder:text-ink-faint"
        />
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="-mr-1.5 grid size-9 shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <p role="status" className="sr-only">
        {query.trim() === ''
          ? ''
          : entries.length === 0
            ? words.none
            : plural(locale, entries.length, words.found)}
      </p>
      <PaletteList
        id={list}
        sections={sections}
        active={active}
        idOf={idOf}
        onOpen={open}
        onActive={(entry) => setPlace(entries.indexOf(entry))}
        onForget={() => {
          forgetRecent();
          setRecent([]);
          field.current?.focus();
        }}
      />
    </Modal>
  );
}
