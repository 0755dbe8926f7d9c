import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import * as z from 'zod';
import { keepParts } from '../../prose/keep-parts.ts';
import { readProse, renderProse } from '../../prose/prose.server.ts';
import { addressIn } from '../../shell/address.ts';
import { conditionsOf, type SiteFacts, valuesFor } from './facts.server.ts';
import { contactPath, type Information, informationPages } from './information.ts';

const facts = z.strictObject({
  title: z.string().max(60),
  seoTitle: z.string().max(70),
  description: z.string().min(60).max(170),
  changed: z.iso.date(),
});

/** Pages that information pages may link to, besides one another. */
const otherPages = ['pricing', 'developers', 'security'];

/**
 * Renders an information page for this site.
 *
 * @throws Error for a link without a target, an unknown condition, or a missing value.
 */
export function writePage(source: string, locale: Locale, siteFacts: SiteFacts): Information {
  const { facts: head, markdown } = readProse(facts, source);
  const text = fill(keepParts(markdown, conditionsOf(siteFacts)), valuesFor(locale, siteFacts));
  const [missing] = /\{\w+\}/.exec(text) ?? [];

  if (missing !== undefined) {
    throw new Error(`"${head.title}" has no value for ${missing}`);
  }

  return {
    ...head,
    ...renderProse(text, (kind, name) => (kind === 'page' ? addressOf(name, locale) : null)),
  };
}

function addressOf(name: string, locale: Locale): string | null {
  if (name === 'account') {
    // Leads through the login page, which redirects users who are already logged in.
    const next = encodeURIComponent(addressIn(locale, '/account'));

    return `${addressIn(locale, '/log-in')}?next=${next}`;
  }

  const exists =
    `/${name}` === contactPath ||
    otherPages.includes(name) ||
    informationPages.some((page) => page.name === name);

  return exists ? addressIn(locale, `/${name}`) : null;
}
