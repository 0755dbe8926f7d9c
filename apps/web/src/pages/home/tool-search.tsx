import { labelled, plural } from '@octavo/i18n/format';
import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchWords } from '../../search/tool-index.ts';
import type { ToolFamily } from '../../shell/families.ts';
import { useCatalogue, useFamilies } from '../../shell/use-catalogue.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { ToolLink } from './tool-link.tsx';

/** Tool families; typing replaces them with the tools that match the query. */
export function ToolSearch({ tools }: { readonly tools: readonly SearchWords[] }) {
  const locale = useLocale();
  const address = useAddress();
  const navigate = useNavigate();
  const words = shellWords(locale);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const entries = useCatalogue();
  const families = useFamilies();
  const ids = useFound(tools, wanted);
  const found = ids === null ? null : ids.flatMap((id) => entries.filter((entry) => entry.id === id));
  const field = useRef<HTMLInputElement>(null);

  useShortcut(field);

  const onKey = (event: KeyboardEvent) => {
    const [first] = found ?? [];

    if (event.key === 'Escape') {
      setQuery('');
    } else if (event.key === 'Enter' && first !== undefined) {
      void navigate(address(`/${first.id}`));
    }
  };

  return (
    <>
      <search className="mb-8 flex items-center gap-3 rounded-base border border-rule bg-sheet px-4 focus-within:border-lapis">
        <Icon name="search" size={18} className="text-ink-faint" />
        <input
          ref={field}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKey}
          aria-label={words.home.search}
          aria-keyshortcuts="Control+K Meta+K /"
          placeholder={labelled(locale, words.home.search, words.home.searchExample)}
          className="min-w-0 grow bg-transparent py-3 outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
        />
        <kbd className="hidden rounded border border-rule px-1.5 font-sans text-caption text-ink-faint sm:block">
          Ctrl K
        </kbd>
      </search>
      <p role="status" className="sr-only">
        {found !== null &&
          (found.length === 0 ? words.home.foundNone : plural(locale, found.length, words.home.found))}
      </p>
      {found === null && families.map((family) => <FamilyRow key={family.group} family={family} />)}
      {found !== null && (
        <section aria-label={words.home.search} className="min-h-96 border-t border-rule py-6">
          {found.length === 0 && <p className="text-ink-soft">{words.home.foundNone}</p>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,210px),1fr))] gap-x-4.5 gap-y-1.5">
            {found.map((entry) => (
              <li key={entry.id} data-family={entry.group}>
                <ToolLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function FamilyRow({ family: { group, tools } }: { readonly family: ToolFamily }) {
  const words = shellWords(useLocale()).groups[group];

  return (
    <section
      data-family={group}
      aria-labelledby={group}
      className="grid gap-x-6 gap-y-2 border-t border-rule py-6 md:grid-cols-[190px_1fr]"
    >
      <div>
        <h2 id={group} className="text-title">
          {words.name}
        </h2>
        <p className="mt-1 text-caption text-ink-faint">{words.line}</p>
      </div>
      <ul className="-mx-1 -my-1.5 grid grid-cols-2 gap-x-4.5 gap-y-1.5 md:-mx-2.5 lg:grid-cols-3">
        {tools.map((entry) => (
          <li key={entry.id}>
            <ToolLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Ids of the tools that match a query; null without one. The search module is loaded with the first letter.
 */
function useFound(tools: readonly SearchWords[], wanted: string): readonly string[] | null {
  const [found, setFound] = useState<readonly string[] | null>(null);

  useEffect(() => {
    let isLatest = true;

    if (wanted === '') {
      setFound(null);
    } else {
      // Without a connection the families stay as they are.
      import('../../search/find-tools.ts').then(
        ({ findTools }) => isLatest && setFound(findTools(tools, wanted)),
        () => undefined,
      );
    }

    return () => {
      isLatest = false;
    };
  }, [tools, wanted]);

  return found;
}

/** Focuses the search field on Control or Command K anywhere, and on a slash outside input fields. */
function useShortcut(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const asked = (event.key === 'k' && (event.metaKey || event.ctrlKey)) || (event.key === '/' && !typing);

      if (asked) {
        event.preventDefault();
        field.current?.focus();
        field.current?.select();
      }
    };

    document.addEventListener('keydown', focus);

    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}
