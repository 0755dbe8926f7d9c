import { type Locale, locales } from '@octavo/i18n/locales';
import { parseHTML } from 'linkedom';
import { addressOf } from './tool-page.ts';

/** Page of the sitemap, as a search engine receives it. */
export interface SitePage {
  readonly locale: Locale;
  /** Path with the language prefix: `/fr/merge-pdf`. */
  readonly path: string;
  /** Path of the same page in every language, as stated in the sitemap. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: Document;
}

/** Requests every page of the sitemap, without cookies and without running scripts. */
export async function crawlSite(): Promise<SitePage[]> {
  const map = await (await fetch(addressOf('/sitemap.xml'))).text();
  const entries = [...map.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => readEntry(entry));
  const pages: SitePage[] = [];

  // A few at a time: one process renders them all.
  for (let start = 0; start < entries.length; start += 4) {
    pages.push(...(await Promise.all(entries.slice(start, start + 4).map(fetchPage))));
  }

  return pages;
}

type SitemapEntry = Pick<SitePage, 'path' | 'alternates'>;

function readEntry(entry: string): SitemapEntry {
  const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];

  return {
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    alternates: Object.fromEntries(
      links.map(([, language = '', address = '']) => [language, new URL(address).pathname]),
    ),
  };
}

async function fetchPage({ path, alternates }: SitemapEntry): Promise<SitePage> {
  const answer = await fetch(addressOf(path), { redirect: 'manual' });
  const html = await answer.text();

  return {
    locale: locales.find((locale) => alternates[locale] === path) ?? 'en',
    path,
    alternates,
    status: answer.status,
    headers: answer.headers,
    html,
    document: parseHTML(html).document,
  };
}
