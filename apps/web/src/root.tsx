import serifLatin from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  type HeadersFunction,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import appStyles from './app.css?url';
import { localeOf } from './shell/address.ts';
import { analyticsFor } from './shell/analytics.server.ts';
import { AnalyticsScript } from './shell/analytics.tsx';
import { catalogueIn } from './shell/catalogue.server.ts';
import { InlineScript } from './shell/inline-script.tsx';
import { LateScripts, startLateScripts } from './shell/late-scripts.tsx';
import { Problem } from './shell/problem.tsx';
import { Shell } from './shell/shell.tsx';
import { paper, themeScript } from './shell/theme.ts';
import { useLocale } from './shell/use-locale.ts';

/**
 * Names come from the loader rather than from code, which would put both languages of every tool on every
 * page.
 */
export function loader(given: LoaderFunctionArgs) {
  return {
    catalogue: catalogueIn(localeOf(new URL(given.request.url).pathname)),
    analytics: analyticsFor(given),
  };
}

/** The catalogue changes with the language only. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

/**
 * Linked by address: imported, the styles would belong to the code of the shell, and each part that loads later would
 * link them again, which lays out the whole page anew.
 */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }];

/** The browser takes over what the server has written, whatever its priority was. */
const PageScripts = import.meta.env.SSR ? LateScripts : Scripts;

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-cache' });

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const isStatic = useMatches().some(({ handle }) => isStaticHandle(handle));

  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={paper.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={paper.dark}
          suppressHydrationWarning
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={serifLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        <InlineScript code={themeScript} />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <PageScripts />}
        {!isStatic && <InlineScript code={import.meta.env.SSR ? startLateScripts : ''} />}
        {!isStatic && <AnalyticsScript />}
      </body>
    </html>
  );
}

/** True for a page that does not load the application. */
function isStaticHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isStatic' in handle && handle.isStatic === true;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <Shell failed>
      <Problem />
    </Shell>
  );
}
