import { linkSeconds } from '@octavo/contract/limits';
import { tombstoneSeconds } from '@octavo/domain/retention';
import { capitalized } from '@octavo/i18n/capitalized';
import { formatDuration } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill, promises } from '@octavo/i18n/placeholders';
import { securityWords } from '@octavo/i18n/security';

/** Sections of the security page; claims link to them by id. */
export type SecurityPart = keyof ReturnType<typeof securityWords>['sections'];

export interface SecuritySection {
  readonly id: SecurityPart;
  readonly title: string;
  readonly texts: readonly string[];
}

/** Order of the sections on the page. */
const parts: readonly SecurityPart[] = ['keys', 'hour', 'receipts', 'sealed', 'seen', 'accounts', 'limits'];

/** Sections that apply only when the site has accounts. */
const withAccounts: readonly SecurityPart[] = ['receipts', 'accounts'];

/** Enforced limits, formatted for the sentences about storing files. */
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

/** Sections of the page, with the limits that this server enforces filled in. */
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
