import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { shortcutTools } from '@octavo/tools/kit/picked-tools';
import type { LoaderFunctionArgs } from 'react-router';
import { addressIn } from '../shell/address.ts';
import { askedLocale } from '../shell/asked-locale.ts';
import { catalogueIn } from '../shell/catalogue.server.ts';
import { paper } from '../shell/theme.ts';

/** Web app manifest, in the language of its address. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const locale = askedLocale(new URL(request.url).searchParams);
  const { title, home } = shellWords(locale);
  const tools = catalogueIn(locale);
  const manifest = {
    // One application in either language: changing the language does not install another one.
    id: '/',
    name: title,
    short_name: title,
    description: fill(home.seoDescription, promises(locale)),
    lang: locale,
    dir: 'ltr',
    start_url: addressIn(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    categories: ['productivity', 'utilities'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcutTools
      .flatMap((id) => tools.filter((entry) => entry.id === id))
      .map(({ id, name, summary }) => ({
        name,
        description: summary,
        url: addressIn(locale, `/${id}`),
        icons: [{ src: `/icons/${id}.png`, sizes: '96x96', type: 'image/png' }],
      })),
  };

  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}
