import type { SizeLimit } from '@octavo/domain/access/access';
import { failureText } from '@octavo/i18n/failures';
import { labelled } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { type DroppedFile, stepsOf, takesAll } from '../../intake/check.ts';
import { readKinds } from '../../intake/read-kinds.ts';
import type { CatalogueEntry } from '../../shell/families.ts';

type ToolMatch =
  | { readonly problem: string }
  | { readonly files: readonly DroppedFile[]; readonly tools: readonly CatalogueEntry[] };

/** Returns the tools that accept all of these files, or the reason there are none. */
export async function offerTools(
  entries: readonly CatalogueEntry[],
  files: readonly File[],
  locale: Locale,
  limit: SizeLimit,
): Promise<ToolMatch> {
  const candidates = await readKinds(files);
  const unreadable = candidates.find(
    ({ kind }) => !entries.some(({ accepts }) => kind && accepts.includes(kind)),
  );

  if (unreadable !== undefined) {
    return {
      problem: labelled(locale, unreadable.file.name, failureText(locale, 'file-type-not-supported')),
    };
  }

  // The page of the tool takes them step by step.
  const { now } = stepsOf(candidates);

  if (now.reduce((sum, { file }) => sum + file.size, 0) > limit.bytes) {
    return { problem: failureText(locale, limit.because, limit.values) };
  }

  return { files: candidates, tools: entries.filter((entry) => takesAll(entry, now, limit)) };
}
