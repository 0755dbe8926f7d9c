import type { DescribedPage, Thing } from './thing.ts';

const name = 'Octavo';

/** Publisher of the site. */
export function publisher({ origin }: Pick<DescribedPage, 'origin'>): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
}

/** The site as a whole, described on its start page. */
export function website(page: DescribedPage): Thing {
  return {
    '@type': 'WebSite',
    name,
    url: page.address,
    publisher: publisher(page),
  };
}
