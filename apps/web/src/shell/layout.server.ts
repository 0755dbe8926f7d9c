import { desktopWords } from '@octavo/i18n/desktop-words';
import { folderPageWords } from '@octavo/i18n/folders';
import type { LoaderFunctionArgs } from 'react-router';
import { desktopContext, formTokenContext, sessionContext } from '../server-context.ts';
import { localeOf } from './address.ts';

/**
 * Session of the page's viewer, and the token of its forms; session tokens are never included. `desktop` has the texts
 * of the desktop application and `folders` the name of its page about folders; both are null elsewhere.
 */
export function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const isDesktop = context.get(desktopContext);

  return {
    session: context.get(sessionContext),
    formToken: context.get(formTokenContext),
    desktop: isDesktop ? desktopWords[locale] : null,
    folders: isDesktop ? folderPageWords(locale).heading : null,
  };
}
