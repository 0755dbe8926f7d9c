import { shellWords } from '@octavo/i18n/shell';
import { useLocation } from 'react-router';
import { addressIn, barePath } from './address.ts';
import { rememberLocale } from './language-cookie.ts';
import { useLocale } from './use-locale.ts';

/** A full load on purpose: the document's language, its words and its theme script change together. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const other = locale === 'en' ? 'fr' : 'en';

  return (
    <a
      href={addressIn(other, barePath(pathname)) + search}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLocale(other)}
      className="rounded-lg px-1.5 py-2 text-ink-soft hover:text-ink sm:px-2.5"
    >
      <span className="md:hidden" aria-hidden="true">
        {other.toUpperCase()}
      </span>
      <span className="max-md:sr-only">{shellWords(locale).otherLanguage}</span>
    </a>
  );
}
