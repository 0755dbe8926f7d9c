import { catalogue, toolIds } from '@octavo/tools/catalogue';
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { chatPath, startPath } from './pages/chat/page-paths.ts';
import { informationPages } from './pages/information/information.ts';

/** Forms have a page of their own, so that other tools do not load its code. */
const formIds = toolIds.filter((id) => catalogue[id].surface === 'form');

/** Every page exists in every language; only the ids of the routes differ. */
function pages(locale: string): RouteConfigEntry[] {
  return [
    index('pages/home/page.tsx', { id: `${locale}/home` }),
    route('developers', 'pages/developers/page.tsx', { id: `${locale}/developers` }),
    route('security', 'pages/security/page.tsx', { id: `${locale}/security` }),
    route('download', 'pages/download/page.tsx', { id: `${locale}/download` }),
    route('folders', 'pages/folders/page.tsx', { id: `${locale}/folders` }),
    route('log-in', 'pages/log-in/page.tsx', { id: `${locale}/log-in` }),
    route('sign-up', 'pages/log-in/page.tsx', { id: `${locale}/sign-up` }),
    route('success-log-in', 'pages/success-log-in/page.tsx', { id: `${locale}/success-log-in` }),
    route('articles', 'pages/articles/list.tsx', { id: `${locale}/articles` }),
    route('articles/feed.xml', 'pages/articles/feed.ts', { id: `${locale}/feed` }),
    route('articles/:article', 'pages/articles/page.tsx', { id: `${locale}/article` }),
    route('pricing', 'pages/pricing/page.tsx', { id: `${locale}/pricing` }),
    route('offer.json', 'pages/pricing/offer-data.ts', { id: `${locale}/offer-data` }),
    route('pay-fwd', 'pages/pay/forward.tsx', { id: `${locale}/pay-fwd` }),
    route('pay-paypal', 'pages/pay/forward.tsx', { id: `${locale}/pay-paypal` }),
    route('success-subscription', 'pages/pay/success.tsx', { id: `${locale}/success-subscription` }),
    route('account', 'pages/account/page.tsx', { id: `${locale}/account` }),
    route('history-tasks', 'pages/history/page.tsx', { id: `${locale}/history-tasks` }),
    route('contact-us', 'pages/contact/page.tsx', { id: `${locale}/contact-us` }),
    ...informationPages.map(({ name }) =>
      route(name, 'pages/information/page.tsx', { id: `${locale}/${name}` }),
    ),
    route('demo', 'pages/demo/page.tsx', { id: `${locale}/demo` }),
    route('mailbox', 'pages/mailbox/page.tsx', { id: `${locale}/mailbox` }),
    ...formIds.map((id) => route(id, `tool-page/form/page.${locale}.ts`, { id: `${locale}/${id}` })),
    route(startPath.slice(1), 'pages/chat/start/page.tsx', { id: `${locale}/chat-start` }),
    route(chatPath(':document').slice(1), 'pages/chat/conversation/page.tsx', {
      id: `${locale}/chat`,
    }),
    route(':tool', 'tool-page/page.tsx', { id: `${locale}/tool` }),
    route('*', 'pages/unknown.tsx', { id: `${locale}/unknown` }),
  ];
}

export default [
  route('manifest.webmanifest', 'pages/manifest.ts'),
  // Outside the layout, whose links lead nowhere without a connection.
  route('offline', 'pages/offline/page.tsx', { id: 'en/offline' }),
  route('fr/offline', 'pages/offline/page.tsx', { id: 'fr/offline' }),
  route('tool-data.json', 'pages/tool-data.ts'),
  route('search-words.json', 'pages/search-words.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  // One layout per language: it imports the texts, so that a page loads only those of its own language.
  layout('shell/layout.en.ts', { id: 'en/layout' }, pages('en')),
  layout('shell/layout.fr.ts', { id: 'fr/layout' }, prefix('fr', pages('fr'))),
] satisfies RouteConfig;
