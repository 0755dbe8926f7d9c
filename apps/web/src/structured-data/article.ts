import { publisher } from './site.ts';
import type { DescribedPage, Thing } from './thing.ts';

/** Article; its publication date is also its modification date. */
export function article(page: DescribedPage, date: string): Thing {
  const published = `${date}T00:00:00Z`;

  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: [page.image],
    datePublished: published,
    dateModified: published,
    inLanguage: page.locale,
    mainEntityOfPage: page.address,
    author: publisher(page),
    publisher: publisher(page),
  };
}
