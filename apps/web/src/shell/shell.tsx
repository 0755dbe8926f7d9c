import { changeWords } from '@octavo/i18n/language';
import { shellWords } from '@octavo/i18n/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { loader } from './layout.server.ts';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Overlays } from './overlays.tsx';
import { useLateLayout } from './use-late-layout.ts';
import { useLocale } from './use-locale.ts';

/** Header, footer and notices around every page, including failed ones. */
export function Shell({
  failed = false,
  children,
}: {
  readonly failed?: boolean;
  readonly children: ReactNode;
}) {
  const locale = useLocale();
  const desktop = useRouteLoaderData<typeof loader>(`${locale}/layout`)?.desktop;

  if (desktop != null) {
    changeWords(locale, desktop);
  }

  const words = shellWords(locale);
  useFocusOnArrival();
  useLateLayout();

  return (
    <Overlays>
      <LoadingBar failed={failed} />
      <Header />
      <OfflineNotice />
      <noscript>
        <p className="wrap py-3 text-ink-soft">{words.noScript}</p>
      </noscript>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </Overlays>
  );
}

/** After a client-side navigation, moves focus to the content, where a full page load begins, too. */
function useFocusOnArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current !== pathname && hash === '') {
      document.getElementById('content')?.focus({ preventScroll: true });
    }

    shown.current = pathname;
  }, [pathname, hash]);
}
