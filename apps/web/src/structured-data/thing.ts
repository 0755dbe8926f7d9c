import type { Locale } from '@octavo/i18n/locales';
import type { MetaDescriptor } from 'react-router';

/** Something of schema.org, as search engines read it from a page. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The page that things are told on; its addresses are absolute. */
export interface DescribedPage {
  readonly origin: string;
  readonly locale: Locale;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The picture shown where the page is shared. */
  readonly image: string;
}

/** Things in the head of a page, as JSON-LD. */
export function describeThings(things: readonly Thing[]): MetaDescriptor[] {
  return things.length === 0
    ? []
    : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }];
}
