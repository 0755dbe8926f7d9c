import type { DescribedPage, Thing } from './thing.ts';

const name = 'Octavo';

/** Who publishes all of this. */
export function publisher({ origin }: Pick<DescribedPage, 'origin'>): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
}

/** The site as a whole, told on its start page. */
export function website(page: DescribedPage): Thing {
  return {
    '@type': 'WebSite',
    name,
    url: page.address,
    publisher: publisher(page),
  };
}
