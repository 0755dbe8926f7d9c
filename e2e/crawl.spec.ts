import { locales } from '@octavo/i18n/locales';
import { hasMissingPart } from '@octavo/testkit/missing-part';
import { readThings } from '@octavo/testkit/structured-data/read-things';
import { toolIds } from '@octavo/tools/catalogue';
import { expect } from '@playwright/test';
import routes from '../apps/web/src/routes.ts';
import plans from '../config/plans.json' with { type: 'json' };
import { operator } from './operator.ts';
import { useSalesProduct } from './people.ts';
import { readableTexts } from './readable-texts.ts';
import { crawlSite, type SitePage } from './site-pages.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

/** All tests share one crawl. */
test.describe.configure({ mode: 'default' });
useSalesProduct();

let pages: readonly SitePage[];

test.beforeAll(async () => {
  pages = await crawlSite();
});

/** Problems of all pages, each with the path of its page; empty when there are none. */
function problems(find: (page: SitePage) => readonly (string | false)[]): string[] {
  return pages.flatMap((page) =>
    find(page).flatMap((problem) => (problem === false ? [] : [`${page.path}: ${problem}`])),
  );
}

/**
 * Pages about one person or one payment, and of the desktop application, which search engines must not index; then
 * files, which are not pages.
 */
const unlisted = [
  'account',
  'demo',
  'folders',
  'history-tasks',
  'mailbox',
  'pay-fwd',
  'pay-paypal',
  'success-log-in',
  'success-subscription',
];
const files = [
  'articles/feed.xml',
  'offer.json',
  'search-words.json',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
];

test('the sitemap lists every page in every language, and nothing else', async () => {
  const named = pages.map(({ path }) => path);
  const paths = routes.flatMap(({ children = [] }) =>
    children.map(({ path = '' }) => path.replace(/^fr\/?/, '')),
  );
  const fixed = [...new Set(paths)].filter((path) => !/[:*]/.test(path) && !files.includes(path));
  const wanted = [...fixed.filter((path) => !unlisted.includes(path)), ...toolIds];
  const missing = wanted
    .flatMap((path) => [`/${path}`, `/fr/${path}`.replace(/\/$/, '')])
    .filter((path) => !named.includes(path));

  expect(missing).toEqual([]);
  expect(named.filter((path) => unlisted.some((name) => path.endsWith(`/${name}`)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(await (await fetch(addressOf('/robots.txt'))).text()).toContain(
    `Sitemap: ${addressOf('/sitemap.xml')}`,
  );
});

test('private pages are not indexed', async () => {
  for (const path of unlisted.flatMap((name) => [`/${name}`, `/fr/${name}`])) {
    const answer = await fetch(addressOf(path), { redirect: 'manual' });

    // Search engines do not index redirects and refused requests, either.
    if (answer.status === 200) {
      expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"');
    }
  }
});

test('every page responds in its language and is revalidated before reuse', () => {
  expect(
    problems(({ status, headers, document, locale }) => [
      status !== 200 && `answers ${status}`,
      document.documentElement.lang !== locale && `is in ${document.documentElement.lang}`,
      headers.get('cache-control')?.includes('no-cache') !== true && 'is kept',
    ]),
  ).toEqual([]);
});

test('every page has one heading, a unique title and a unique description', () => {
  const titles = pages.map(({ document }) => document.title);
  const descriptions = pages.map(({ document }) => contentOf(document, 'description'));

  expect(
    problems(({ document }) => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
        Number(tagName.slice(1)),
      );

      return [
        document.querySelectorAll('h1').length !== 1 &&
          `has ${document.querySelectorAll('h1').length} headings`,
        levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1) &&
          `leaves out a level: ${levels}`,
        document.title.length < 5 || document.title.length > 70 ? `title: ${document.title}` : false,
        contentOf(document, 'description').length < 50 &&
          `description: ${contentOf(document, 'description')}`,
        titles.filter((title) => title === document.title).length > 1 &&
          `shares its title: ${document.title}`,
        descriptions.filter((other) => other === contentOf(document, 'description')).length > 1 &&
          'shares its description',
      ];
    }),
  ).toEqual([]);
});

test('every page links to itself and its translations, and they link back', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));

  expect(
    problems((page) => {
      const { document, path, alternates } = page;
      const named = alternatesIn(page);
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');

      return [
        canonical !== addressOf(path) && `says it is at ${canonical}`,
        JSON.stringify(named) !== JSON.stringify(alternates) && `names ${JSON.stringify(named)}`,
        named['x-default'] !== named['en'] && 'leads strangers elsewhere',
        ...locales.map((locale) => {
          const other = byPath.get(named[locale] ?? '');

          return (
            (other === undefined || alternatesIn(other)[localeOf(path)] !== path) &&
            `is not named by ${named[locale]}`
          );
        }),
      ];
    }),
  ).toEqual([]);
});

test('structured data is valid, and its prices are those of the plans', () => {
  const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^\/(fr)?$/, ['WebSite', 'WebApplication']],
    [/^(\/fr)?\/articles\/.+/, ['Article', 'BreadcrumbList']],
    [/^(\/fr)?\/pricing$/, ['WebApplication', 'BreadcrumbList']],
    [new RegExp(`^(/fr)?/(${toolIds.join('|')})$`), ['WebApplication', 'BreadcrumbList', 'HowTo', 'FAQPage']],
  ];

  expect(
    problems(({ html, path, locale }) => {
      const { types, problems: wrong } = readThings(html);
      const wanted = kinds.find(([paths]) => paths.test(path))?.[1] ?? [];
      const prices = types.includes('WebApplication') ? offered(locale === 'fr' ? 'EUR' : 'USD') : [];

      return [
        ...wrong,
        wanted.some((type) => !types.includes(type)) && `tells of ${types}`,
        ...prices.map(
          (price) => !html.includes(`"price":"${price}"`) && `does not say that a plan costs ${price}`,
        ),
      ];
    }),
  ).toEqual([]);
});

/** Prices of Pro, which covers every page. */
function offered(currency: 'USD' | 'EUR'): string[] {
  return plans.plans
    .filter(({ isOffered, businessType }) => isOffered && businessType === 'pro')
    .flatMap(({ billing_cycles }) =>
      billing_cycles
        .filter(({ tenure_type }) => tenure_type === 'REGULAR')
        .map(({ pricing_scheme }) => pricing_scheme.fixed_price[currency]),
    );
}

test('every page has a share image', async () => {
  expect(
    problems(({ document, path }) => {
      const image = contentOf(document, 'og:image', 'property');

      return [
        !image.startsWith(addressOf('/share/')) && `has ${image}`,
        !image.endsWith(`${path.replace(/^\/(fr)?$/, '$&/home').replace('//', '/')}.png`) &&
          `has that of another: ${image}`,
      ];
    }),
  ).toEqual([]);

  for (const path of ['/', '/fr/merge-pdf', '/fr/articles']) {
    const page = pages.find((found) => found.path === path);
    const answer = await fetch(contentOf(page!.document, 'og:image', 'property'));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('cache-control'), path).toContain('immutable');
    // Width and height of a PNG (ISO/IEC 15948, 11.2.1).
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

test('every link leads to an existing page of the site', async () => {
  const targets = new Map<string, string>();
  const outside: string[] = [];

  for (const { document, path } of pages) {
    for (const link of document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', addressOf(path));

      if (target.origin === new URL(addressOf('/')).origin) {
        targets.set(target.href, path);
      } else if (target.protocol !== 'mailto:' && !agencies.has(target.hostname)) {
        outside.push(`${path}: ${target.href}`);
      }
    }
  }

  expect(outside).toEqual([]);
  expect(await deadLinks(targets)).toEqual([]);
});

/** Hosts of the agencies that give the forms free of charge. */
const agencies: ReadonlySet<string> = new Set(['www.irs.gov', 'travel.state.gov', 'pptform.state.gov']);

/** Links that do not answer with 200, or whose fragment does not exist. */
async function deadLinks(targets: ReadonlyMap<string, string>): Promise<string[]> {
  const ids = new Map<string, { readonly status: number; readonly html: string }>(
    pages.map((page) => [addressOf(page.path), page]),
  );
  const dead: string[] = [];

  for (const [href, from] of targets) {
    const { hash } = new URL(href);
    const address = href.slice(0, href.length - hash.length);
    const known = ids.get(address) ?? (await ask(address));
    ids.set(address, known);

    if (known.status !== 200) {
      dead.push(`${from} → ${href}: ${known.status}`);
    } else if (hash !== '' && !known.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) {
      dead.push(`${from} → ${href}: no such place`);
    }
  }

  return dead;
}

async function ask(address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(address);

  return { status: answer.status, html: await answer.text() };
}

/** Words that most English sentences contain and that are not French. */
const english = /\b(?:the|and|your|with|from|are|this|that|have|which|files|of the|is not|to the)\b/i;

test('French pages are in French, and no page has a missing text', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));

  expect(
    problems(({ document, locale, alternates }) => {
      // Quotations are exempt: they repeat a text unchanged. So is the operator, who has one name.
      const texts = readableTexts(document)
        .map((text) => text.replace(/«[^»]*»/g, ''))
        .filter((text) => text !== operator.name && text !== operator.street);
      const odd = texts.filter(hasMissingPart);

      if (locale !== 'fr') {
        return odd.map((text) => `says “${text}”`);
      }

      const others = new Set(readableTexts(byPath.get(alternates['en'] ?? '')?.document ?? document));
      const foreign = texts.filter(
        (text) => english.test(text) || (others.has(text) && / .*[a-z]{3}/.test(text)),
      );

      return [...odd, ...foreign].map((text) => `says “${text}”`);
    }),
  ).toEqual([]);
});

test('French punctuation has no-break spaces', () => {
  expect(
    problems(({ document, locale }) =>
      locale === 'fr'
        ? readableTexts(document)
            // A plain space, or none, before a double punctuation mark; times and addresses need none.
            .filter((text) =>
              /[^\u00a0\u202f\s?!.…][;!?»](?:\s|$)| [;:!?»]|[\p{L}»)]:(?:\s|$)|« /u.test(text),
            )
            .map((text) => `says “${text}”`)
        : [],
    ),
  ).toEqual([]);
});

function contentOf(document: Document, name: string, key: 'name' | 'property' = 'name'): string {
  return document.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content') ?? '';
}

/** Matches the HTML text, because attributes may be written in capitals. */
function alternatesIn({ html }: SitePage): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);

  return Object.fromEntries(
    [...links].map(([, language = '', address = '']) => [language, new URL(address).pathname]),
  );
}

function localeOf(path: string): string {
  return /^\/fr(?:\/|$)/.test(path) ? 'fr' : 'en';
}
