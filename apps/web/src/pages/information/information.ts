import type { Heading } from '../../prose/prose.server.ts';

/** Pages of information by the last part of their address; some exist only where something is sold. */
export const informationPages = [
  { name: 'service', isAboutPlans: false },
  { name: 'privacy-policy', isAboutPlans: false },
  { name: 'money-back-policy', isAboutPlans: true },
  { name: 'subscription-terms', isAboutPlans: true },
] as const;

export type InformationName = (typeof informationPages)[number]['name'];

/** A page of information in one language, for this site as it was set up. */
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

/** Those of this site. */
export function pagesWhere(hasPlans: boolean): InformationName[] {
  return informationPages.filter(({ isAboutPlans }) => hasPlans || !isAboutPlans).map(({ name }) => name);
}
