import type { SessionView } from '@octavo/contract/session';
import { remedyFor } from '@octavo/domain/access/access';
import { formatBytes } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';

export type SizedSession = Pick<SessionView, 'person' | 'taskBytes' | 'wholeTaskBytes'>;

/** Size limit of a task's files for the viewer, and what raises it. */
export function taskSizeText(locale: Locale, { person, taskBytes, wholeTaskBytes }: SizedSession): string {
  const size = formatBytes(locale, taskBytes);

  if (taskBytes === wholeTaskBytes) {
    return size;
  }

  const remedy = remedyFor({ account: person?.email ?? null });

  return fill(shellWords(locale).taskSize[remedy], { size, whole: formatBytes(locale, wholeTaskBytes) });
}
