import type { PaletteWords } from '@octavo/i18n/palette';
import { findTools } from '../search/find-tools.ts';
import type { SearchWords } from '../search/tool-index.ts';
import { keywordsOf, wordsOf } from '../search/words-of.ts';
import type { CatalogueEntry } from '../shell/families.ts';

export type PageName = keyof PaletteWords['page'];

/** Tool or page that the palette leads to. */
export interface PaletteEntry {
  readonly key: string;
  readonly name: string;
  /** Summary of the tool. */
  readonly summary?: string;
  readonly icon?: string;
  readonly family?: string;
  /** Path without the language; null for the list of shortcuts, which opens here. */
  readonly path: string | null;
}

export interface PaletteSection {
  readonly title: string;
  readonly kind: 'recent' | 'tools' | 'pages';
  readonly entries: readonly PaletteEntry[];
}

/** Everything the palette can show for this page and viewer. */
export interface PaletteContents {
  readonly catalogue: readonly CatalogueEntry[];
  readonly searchWords: readonly SearchWords[];
  readonly recent: readonly string[];
  readonly pages: readonly PageName[];
  readonly words: PaletteWords;
}

const pagePaths: Readonly<Record<PageName, string | null>> = {
  home: '/',
  pricing: '/pricing',
  account: '/account',
  history: '/history-tasks',
  logIn: '/log-in',
  articles: '/articles',
  developers: '/developers',
  security: '/security',
  download: '/download',
  contact: '/contact-us',
  terms: '/service',
  privacy: '/privacy-policy',
  refundPolicy: '/money-back-policy',
  subscriptionTerms: '/subscription-terms',
  shortcuts: null,
};

/** Pages of the desktop application besides tools. */
export const desktopPages: readonly PageName[] = ['home', 'shortcuts'];

/** Pages offered to a viewer: none about accounts or billing when access is open. */
export function pagesFor(accountStatus: 'open' | 'visitor' | 'person'): PageName[] {
  const own: Readonly<Record<typeof accountStatus, readonly PageName[]>> = {
    open: [],
    visitor: ['pricing', 'logIn'],
    person: ['account', 'history', 'pricing'],
  };

  const money: readonly PageName[] = accountStatus === 'open' ? [] : ['refundPolicy', 'subscriptionTerms'];

  return [
    'home',
    ...own[accountStatus],
    'articles',
    'developers',
    'security',
    'download',
    'contact',
    'terms',
    'privacy',
    ...money,
    'shortcuts',
  ];
}

/** Groups shown for a query; without one, the recent tools, all tools and all pages. */
export function sectionsFor(offer: PaletteContents, query: string): PaletteSection[] {
  const { catalogue, searchWords, recent, pages, words } = offer;
  const wanted = keywordsOf(query);
  const byId = (id: string) => catalogue.filter((entry) => entry.id === id).map(toolEntry);
  const found = wanted.length === 0 ? catalogue.map(({ id }) => id) : findTools(searchWords, query);
  const sections: PaletteSection[] = [
    {
      title: words.recent,
      kind: 'recent',
      entries:
        wanted.length > 0
          ? []
          : recent.flatMap(byId).map((entry) => ({ ...entry, key: `recent ${entry.key}` })),
    },
    { title: words.tools, kind: 'tools', entries: found.flatMap(byId) },
    {
      title: words.pages,
      kind: 'pages',
      entries: pages.filter((name) => isMeant(name, wanted, words)).map((name) => pageEntry(name, words)),
    },
  ];

  return sections.filter(({ entries }) => entries.length > 0);
}

function toolEntry({ id, name, summary, icon, group }: CatalogueEntry): PaletteEntry {
  return { key: id, name, summary, icon, family: group, path: `/${id}` };
}

function pageEntry(name: PageName, words: PaletteWords): PaletteEntry {
  return { key: `page ${name}`, name: words.page[name], path: pagePaths[name] };
}

/** There are few pages: matching the beginning of each word is enough to find them. */
function isMeant(name: PageName, wanted: readonly string[], words: PaletteWords): boolean {
  const known = wordsOf(`${words.page[name]} ${words.pageWords[name]}`);

  return wanted.every((word) => known.some((other) => other.startsWith(word)));
}
