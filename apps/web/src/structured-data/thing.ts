import type { Locale } from '@octavo/i18n/locales';
import type { MetaDescriptor } from 'react-router';

/** Object of schema.org, as search engines read it from a page. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Page that the structured data describes; its addresses are absolute. */
export interface DescribedPage {
  readonly origin: string;
  readonly locale: Locale;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Preview image shown when the page is shared. */
  readonly image: string;
}

/** Structured data for the head of a page, as JSON-LD. */
export function describeThings(things: readonly Thing[]): MetaDescriptor[] {
  return things.length === 0
    ? []
    : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }];
}
