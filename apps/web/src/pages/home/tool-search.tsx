import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
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
    <section aria-labelledby="all" className="pt-10">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="all" className="text-heading">
          {fill(words.home.all, { count: entries.length })}
        </h2>
        <search className="ml-auto flex min-h-12 w-full items-center gap-3 rounded-base border border-edge bg-sheet px-3.5 focus-within:border-lapis md:max-w-md">
          <Icon name="search" size={18} className="text-ink-faint" />
          <input
            ref={field}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={onKey}
            aria-label={words.home.search}
            aria-keyshortcuts="Control+K Meta+K /"
            placeholder={words.home.searchExample}
            className="min-h-11 min-w-0 grow bg-transparent outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
          />
          <kbd className="hidden rounded border border-rule px-1.5 font-sans text-caption text-ink-faint md:block">
            Ctrl K
          </kbd>
        </search>
      </div>
      {found === null && (
        <nav aria-label={words.home.families} className="jumps">
          {families.map(({ group }) => (
            <a key={group} href={`#${group}`} data-family={group}>
              <i />
              {words.groups[group].name}
            </a>
          ))}
        </nav>
      )}
      <p role="status" className="sr-only">
        {found !== null &&
          (found.length === 0 ? words.home.foundNone : plural(locale, found.length, words.home.found))}
      </p>
      {found === null && families.map((family) => <FamilyRow key={family.group} family={family} />)}
      {found !== null && (
        <section aria-label={words.home.search} className="min-h-96 py-6">
          {found.length === 0 && <p className="text-ink-soft">{words.home.foundNone}</p>}
          <ul className="type-case">
            {found.map((entry) => (
              <li key={entry.id} data-family={entry.group}>
                <ToolLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function FamilyRow({ family: { group, tools } }: { readonly family: ToolFamily }) {
  const words = shellWords(useLocale()).groups[group];

  return (
    <section data-family={group} aria-labelledby={group} className="family far-down">
      <header>
        <h3 id={group}>{words.name}</h3>
        <p className="text-half text-ink-soft">{words.line}</p>
      </header>
      <ul className="type-case">
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
