import type { SessionView } from '@octavo/contract/session';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { badgeOf } from '../session/badge.ts';
import { keepChannel } from '../session/channel.ts';
import { FormToken } from '../session/form-token.tsx';
import { useSeenPerson } from '../session/use-seen-person.ts';
import { useSession } from '../session/use-session.ts';
import { useTabSync } from '../session/use-tab-sync.ts';
import { useCloseMenu } from './use-close-menu.ts';
import { useAddress, useLocale } from './use-locale.ts';

/** Links to log in, or the menu of the logged-in user. Renders nothing when there are no accounts. */
export function AccountMenu() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const address = useAddress();
  const words = shellWords(useLocale()).account;
  useTabSync(session !== null);
  useSeenPerson(session === null ? null : session.person !== null);

  useEffect(() => keepChannel(search), [search]);

  if (session === null) {
    return null;
  }

  if (session.person !== null) {
    return (
      <>
        {!session.hasPro && <PricingLink />}
        <Menu session={session} email={session.person.email} />
      </>
    );
  }

  return (
    <>
      <PricingLink />
      <Link
        to={`${address('/log-in')}?next=${encodeURIComponent(pathname + search)}`}
        className="rounded-lg px-1 py-2 font-medium whitespace-nowrap hover:text-lapis sm:px-2.5"
      >
        {words.logIn}
      </Link>
    </>
  );
}

/** For everybody without a plan. */
function PricingLink() {
  const address = useAddress();

  return (
    <Link to={address('/pricing')} className="rounded-lg px-1 py-2 text-ink-soft hover:text-ink sm:px-2.5">
      {shellWords(useLocale()).account.pricing}
    </Link>
  );
}

/** Works without JavaScript. */
function Menu({ session, email }: { readonly session: SessionView; readonly email: string }) {
  const address = useAddress();
  const words = shellWords(useLocale()).account;
  const menu = useRef<HTMLDetailsElement>(null);
  const entry = 'flex min-h-10 w-full items-center rounded-lg px-3 text-left hover:bg-well';

  useCloseMenu(menu);

  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-10 list-none items-center gap-2 rounded-lg px-2 hover:bg-well [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="grid size-7 place-content-center rounded-full bg-lapis-wash text-caption font-semibold text-lapis uppercase"
        >
          {email.slice(0, 1)}
        </span>
        <span className="sr-only">{fill(words.menu, { email })}</span>
        <span className="text-caption font-medium text-ink-soft max-sm:sr-only">
          {words.accountStatus[badgeOf(session)]}
        </span>
        <Icon name="chevron" size={15} className="text-ink-faint max-sm:hidden" />
      </summary>
      <div className="absolute top-full right-0 mt-1 w-60 rounded-[10px] border border-rule bg-sheet p-1.5 shadow-high">
        <p className="truncate px-3 pt-1.5 pb-2 text-caption text-ink-soft">{email}</p>
        <ul className="border-t border-rule pt-1.5">
          {(['account', 'history', 'pricing'] as const).map((name) => (
            <li key={name}>
              <Link to={address(paths[name])} className={entry}>
                {words[name]}
              </Link>
            </li>
          ))}
          <li className="mt-1.5 border-t border-rule pt-1.5">
            <form
              method="post"
              action={address('/account')}
              onSubmit={(event) => {
                event.preventDefault();
                void leave(address('/'));
              }}
            >
              <FormToken />
              <button type="submit" name="account-action" value="leave" className={entry}>
                {words.logOut}
              </button>
            </form>
          </li>
        </ul>
      </div>
    </details>
  );
}

const paths = { account: '/account', history: '/history-tasks', pricing: '/pricing' };

/** Loaded on demand, because few visitors log out. */
async function leave(start: string): Promise<void> {
  const { logOut } = await import('../session/log-out.ts');
  await logOut(start);
}
