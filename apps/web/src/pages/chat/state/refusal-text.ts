import type { ChatWords } from '@octavo/i18n/chat';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';

/** Most words of a question that a refusal names. */
const mostWords = 3;

/** Sentence of a refusal, with the words of the question that stand nowhere. */
export function refusalText(
  locale: Locale,
  words: ChatWords['log'],
  missing: readonly string[],
  files: number,
): string {
  const many = files > 1;
  const forms = many ? words.missingMany : words.missing;
  const quoted = missing.slice(0, mostWords).map((text) => fill(words.quoted, { text }));

  if (quoted.length === 0) {
    return many ? words.unsaidMany : words.unsaid;
  }

  return fill(quoted.length === 1 ? forms.one : forms.other, {
    words: new Intl.ListFormat(locale, { type: 'conjunction' }).format(quoted),
  });
}
