import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Link } from 'react-router';
import { contactPath, pagesWhere } from '../pages/information/information.ts';
import { useSession } from '../session/use-session.ts';
import { useOverlay } from './overlays.tsx';
import { useAddress, useLocale } from './use-locale.ts';

const link = 'py-1 hover:text-ink';
const group =
  'grid grid-cols-2 content-start justify-items-start gap-x-10 sm:grid-cols-none sm:grid-flow-col sm:grid-rows-3';

export function Footer() {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale);
  const open = useOverlay();
  const hasPlans = useSession() !== null;

  return (
    <footer className="print:hidden mt-auto border-t border-rule">
      <div className="wrap grid gap-x-10 gap-y-3 py-8 text-caption text-ink-soft sm:grid-cols-[auto_auto] sm:justify-start lg:grid-cols-[1fr_auto_auto]">
        <p className="py-1 sm:max-lg:col-span-2">{fill(words.footer.line, promises(locale))}</p>
        <div className={group}>
          {hasPlans && (
            <Link to={address('/pricing')} className={link}>
              {words.account.pricing}
            </Link>
          )}
          <Link to={address('/articles')} className={link}>
            {words.footer.articles}
          </Link>
          <Link to={address('/developers')} className={link}>
            {words.footer.developers}
          </Link>
          <Link to={address('/security')} className={link}>
            {words.footer.security}
          </Link>
          <button type="button" onClick={() => open('shortcuts')} className={`${link} pointer-coarse:hidden`}>
            {words.footer.shortcuts}
          </button>
          <a href="/api/v1/openapi.json" className={link}>
            {words.footer.source}
          </a>
        </div>
        <nav aria-label={words.footer.informationName} className={group}>
          <Link to={address(contactPath)} className={link}>
            {words.footer.contact}
          </Link>
          {pagesWhere(hasPlans).map((name) => (
            <Link key={name} to={address(`/${name}`)} className={link}>
              {words.footer.information[name]}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
