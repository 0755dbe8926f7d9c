import type { RedactionCheck, RedactionPattern, RedactionPlace } from '@octavo/contract/edits/redactions';

/** Words of redactions that notes, failures and pages share. */
export interface RedactionWords {
  /** Parts of a file, as in "Removed from: bookmarks". */
  readonly places: Readonly<Record<RedactionPlace, string>>;
  /** Searches of a result, as in "Searched: the text, as poppler reads it". */
  readonly checks: Readonly<Record<RedactionCheck, string>>;
  readonly patterns: Readonly<Record<RedactionPattern, string>>;
}
