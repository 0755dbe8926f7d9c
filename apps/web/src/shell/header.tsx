import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { Logo } from '@octavo/ui/logo';
import { useRef } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { FindButton } from './find-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { loader } from './layout.server.ts';
import { useOverlay } from './overlays.tsx';
import { layoutOf } from './site-layout.ts';
import { useFamilies } from './use-catalogue.ts';
import { useCloseMenu } from './use-close-menu.ts';
import { useAddress, useLocale } from './use-locale.ts';

/** Families that fit beside the account in French, from 1280 pixels on; the menu has all. */
const mostInHeader = 6;

export function Header() {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale);
  const families = useFamilies();
  const layout = layoutOf(useLocation().pathname);
  // Only the desktop application has folders.
  const folders = useRouteLoaderData<typeof loader>(`${locale}/layout`)?.folders;

  return (
    <header data-layout={layout} className="print:hidden sticky top-0 z-30 border-b border-rule bg-paper">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-2 focus:z-40 focus:rounded-lg focus:bg-sheet focus:px-3 focus:py-2"
      >
        {words.skip}
      </a>
      <div className="wrap flex h-15 items-center gap-1 whitespace-nowrap sm:gap-2">
        <Link
          to={address('/')}
          className="mr-1 flex items-center gap-2.5 font-serif text-[1.2rem] font-semibold tracking-tight"
        >
          <Logo />
          <span className="max-[22rem]:sr-only">{words.title}</span>
        </Link>
        {layout === 'top' && (
          <nav aria-label={words.menu} className="hidden items-center xl:flex">
            {families.slice(0, mostInHeader).map(({ group }) => (
              <Link
                key={group}
                to={`${address('/')}#${group}`}
                className="rounded-lg px-2.5 py-2 text-ink-soft hover:text-ink"
              >
                {words.groups[group].name}
              </Link>
            ))}
          </nav>
        )}
        {layout === 'default' && <FindButton wide />}
        <span className="grow" />
        {layout === 'top' && <FindButton />}
        {folders != null && (
          <Link
            to={address('/folders')}
            className="rounded-lg px-1 py-2 text-ink-soft hover:text-ink sm:px-2.5"
          >
            {folders}
          </Link>
        )}
        <LanguageSwitch />
        <AccountMenu />
        <ToolMenu />
      </div>
    </header>
  );
}

/** Menu of all tools, on every page; works without JavaScript. */
function ToolMenu() {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale);
  const families = useFamilies();
  const open = useOverlay();
  const menu = useRef<HTMLDetailsElement>(null);

  useCloseMenu(menu);

  return (
    <details ref={menu} className="group/menu">
      <summary className="flex min-h-10 list-none items-center gap-2 rounded-lg border border-rule bg-sheet px-3 font-medium hover:border-edge [&::-webkit-details-marker]:hidden">
        <Icon name="menu" size={18} />
        <span className="max-sm:sr-only">{words.menu}</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-60px)] overflow-y-auto border-b border-rule bg-sheet shadow-high">
        <div className="wrap pt-5 sm:hidden">
          <button
            type="button"
            onClick={() => {
              menu.current?.removeAttribute('open');
              open('palette');
            }}
            className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-edge/70 px-4 text-ink-soft"
          >
            <Icon name="search" size={18} />
            {words.find}
          </button>
        </div>
        <div className="wrap grid gap-x-8 gap-y-6 py-7 sm:grid-cols-2 lg:grid-cols-4">
          {families.map(({ group, tools }) => (
            <section key={group} data-family={group} aria-labelledby={`menu-${group}`}>
              <h2 id={`menu-${group}`} className="mb-1.5 px-2 text-lead">
                {words.groups[group].name}
              </h2>
              <ul>
                {tools.map(({ id, name, icon }) => (
                  <li key={id}>
                    <Link
                      to={address(`/${id}`)}
                      className="flex min-h-10 items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-well"
                    >
                      <Icon path={icon} size={18} className="text-family" />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </details>
  );
}
