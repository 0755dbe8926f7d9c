import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Link } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { useOverlay } from './overlays.tsx';
import { useAddress, useLocale } from './use-locale.ts';

export function Footer() {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale);
  const open = useOverlay();
  const hasPlans = useSession() !== null;

  return (
    <footer className="mt-auto border-t border-rule">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-2 py-7 text-caption text-ink-soft">
        <p className="mr-auto">{fill(words.footer.line, promises(locale))}</p>
        {hasPlans && (
          <Link to={address('/pricing')} className="py-1 hover:text-ink">
            {words.account.pricing}
          </Link>
        )}
        <Link to={address('/articles')} className="py-1 hover:text-ink">
          {words.footer.articles}
        </Link>
        <Link to={address('/developers')} className="py-1 hover:text-ink">
          {words.footer.developers}
        </Link>
        <button
          type="button"
          onClick={() => open('shortcuts')}
          className="py-1 hover:text-ink pointer-coarse:hidden"
        >
          {words.footer.shortcuts}
        </button>
        <a href="/api/v1/openapi.json" className="py-1 hover:text-ink">
          {words.footer.source}
        </a>
      </div>
    </footer>
  );
}
