import { linkSeconds } from '@octavo/contract/limits';
import { tombstoneSeconds } from '@octavo/domain/retention';
import { capitalized, formatDuration } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill, promises } from '@octavo/i18n/placeholders';
import { securityWords } from '@octavo/i18n/security';

/** Where the page tells of one thing; what a claim links to. */
export type SecurityPart = keyof ReturnType<typeof securityWords>['sections'];

export interface SecuritySection {
  readonly id: SecurityPart;
  readonly title: string;
  readonly texts: readonly string[];
}

/** The order of the page. */
const parts: readonly SecurityPart[] = ['keys', 'hour', 'receipts', 'sealed', 'seen', 'accounts', 'limits'];

/** Parts that tell of something only where people have accounts. */
const withAccounts: readonly SecurityPart[] = ['receipts', 'accounts'];

/** The numbers that are enforced, as sentences about the keeping of files name them. */
export function keepingFacts(locale: Locale): Readonly<Record<string, string>> {
  const { retention, ...others } = promises(locale);

  return {
    ...others,
    retention,
    retentionStart: capitalized(locale, retention),
    tombstone: formatDuration(locale, tombstoneSeconds),
    link: formatDuration(locale, linkSeconds),
  };
}

/** What the page tells, with the numbers of this server's code in it. */
export function securitySections(locale: Locale, hasAccounts: boolean): SecuritySection[] {
  const { sections } = securityWords(locale);
  const facts = keepingFacts(locale);

  return parts
    .filter((id) => hasAccounts || !withAccounts.includes(id))
    .map((id) => ({
      id,
      title: sections[id].title,
      texts: sections[id].texts.map((text) => fill(text, facts)),
    }));
}
