import type { Heading } from '../../prose/prose.server.ts';

/** Information pages by the last part of their path; some exist only when something is sold. */
export const informationPages = [
  { name: 'service', isAboutPlans: false },
  { name: 'privacy-policy', isAboutPlans: false },
  { name: 'money-back-policy', isAboutPlans: true },
  { name: 'subscription-terms', isAboutPlans: true },
] as const;

export type InformationName = (typeof informationPages)[number]['name'];

/** Information page in one language, for the configuration of this site. */
export interface Information {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** Day of its last change, `2026-11-24`. */
  readonly changed: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

export const contactPath = '/contact-us';

/** Names of the information pages that this site has. */
export function pagesWhere(hasPlans: boolean): InformationName[] {
  return informationPages.filter(({ isAboutPlans }) => hasPlans || !isAboutPlans).map(({ name }) => name);
}
