import { readThings } from '@octavo/testkit/structured-data/read-things';
import { describe, expect, it } from 'vitest';
import { article } from '../structured-data/article.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { howTo } from '../structured-data/how-to.ts';
import type { PlanPrice } from '../structured-data/prices.ts';
import { questions } from '../structured-data/questions.ts';
import { website } from '../structured-data/site.ts';
import { software } from '../structured-data/software.ts';
import type { DescribedPage, Thing } from '../structured-data/thing.ts';
import { metadata, type PageMetadata } from './metadata.ts';

const page: PageMetadata = {
  title: 'Fusionner des PDF',
  description: 'Assemblez vos fichiers.',
  pathname: '/fr/merge-pdf',
  origin: 'https://octavo.example',
};
const prices: PlanPrice[] = [
  { name: 'Octavo Pro, monthly', value: '8.99', currency: 'EUR', period: 'MONTH' },
  { name: 'Octavo Pro, for life', value: '149.00', currency: 'EUR', period: 'FOREVER' },
];

/** Contents or addresses of the head entries with this property, name or relation. */
function valuesOf(given: PageMetadata, name: string): unknown[] {
  return metadata(given).flatMap((entry) => {
    const { property, name: called, rel, content, href, hrefLang } = entry as Record<string, unknown>;

    return [property, called, hrefLang ?? rel].includes(name) ? [content ?? href] : [];
  });
}

/** Structured data of a page, read back from its HTML. */
function result(things: (described: DescribedPage) => readonly Thing[]) {
  const json = metadata({ ...page, things }).flatMap((entry) =>
    'script:ld+json' in entry ? [JSON.stringify(entry['script:ld+json'])] : [],
  );

  return readThings(json.map((text) => `<script type="application/ld+json">${text}</script>`).join(''));
}

describe('the head of a page', () => {
  it('has its canonical address, its other languages and the default one', () => {
    expect(valuesOf(page, 'canonical')).toEqual(['https://octavo.example/fr/merge-pdf']);
    expect(valuesOf(page, 'en')).toEqual(['https://octavo.example/merge-pdf']);
    expect(valuesOf(page, 'fr')).toEqual(['https://octavo.example/fr/merge-pdf']);
    expect(valuesOf(page, 'x-default')).toEqual(['https://octavo.example/merge-pdf']);
    expect(valuesOf({ ...page, pathname: '/fr/merge-pdf/' }, 'canonical')).toEqual([
      'https://octavo.example/fr/merge-pdf',
    ]);
  });

  it('has a share image whose address changes with its text', () => {
    const [image] = valuesOf(page, 'og:image');

    expect(image).toMatch(/^https:\/\/octavo\.example\/share\/[a-z0-9]+\/fr\/merge-pdf\.png$/);
    expect(valuesOf(page, 'og:image')).toEqual([image]);
    expect(valuesOf({ ...page, title: 'Fusionner' }, 'og:image')).not.toEqual([image]);
    expect(valuesOf({ ...page, pathname: '/' }, 'og:image')).toEqual([
      expect.stringMatching(/\/share\/[a-z0-9]+\/home\.png$/),
    ]);
  });

  it('has no structured data when a page has none', () => {
    expect(result(() => [])).toEqual({ types: [], problems: [] });
  });
});

describe('structured data', () => {
  it('has the properties that search engines and schema.org require', () => {
    const steps = [
      { title: 'Drop', text: 'Drop the files.' },
      { title: 'Save', text: 'Save the result.' },
    ];
    const { types, problems } = result((described) => [
      website(described),
      software(described, 'Octavo', prices),
      software(described, 'Octavo', null),
      breadcrumbs(described, 'Merge PDF'),
      howTo(described, 'Merge PDF files', steps),
      questions([{ ask: 'Are my files kept?', answer: 'For one hour.' }]),
      article(described, '2026-11-24'),
    ]);

    expect(problems).toEqual([]);
    expect(types).toEqual([
      'WebSite',
      'WebApplication',
      'WebApplication',
      'BreadcrumbList',
      'HowTo',
      'FAQPage',
      'Article',
    ]);
  });

  it('states the price and the period of each plan', () => {
    const things = metadata({ ...page, things: (described) => [software(described, 'Octavo', prices)] });

    expect(things).toContainEqual({
      'script:ld+json': expect.objectContaining({
        '@graph': [
          expect.objectContaining({
            offers: [
              expect.objectContaining({
                price: '8.99',
                priceCurrency: 'EUR',
                priceSpecification: expect.objectContaining({
                  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
                }),
              }),
              expect.not.objectContaining({ priceSpecification: expect.anything() }),
            ],
          }),
        ],
      }),
    });
  });

  it('is rejected by this test with a missing, misspelt or empty property', () => {
    const { problems } = result((described) => [
      { ...breadcrumbs(described, ''), itemListElements: [] },
      { '@type': 'Article', headline: 'Without a date' },
    ]);

    expect(problems).toEqual(
      expect.arrayContaining([
        'BreadcrumbList: itemListElement: [1] name: is no text: ""',
        'BreadcrumbList: itemListElements: not known',
        'Article: datePublished: missing',
      ]),
    );
  });
});
