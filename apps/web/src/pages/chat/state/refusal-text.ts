import type { QuestionView } from '@octavo/contract/question';
import type { ChatWords } from '@octavo/i18n/chat';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';

/** Most words of a question that a refusal names. */
const mostWords = 3;

/** Sentence of a refusal, with the words of the question that stand nowhere in what was read. */
export function refusalText(
  locale: Locale,
  words: ChatWords['log'],
  { missing, partial }: Pick<QuestionView, 'missing' | 'partial'>,
  files: number,
): string {
  const { document, documents, pagesSoFar } = words.refusals;
  const whole = files > 1 ? documents : document;
  const forms = partial ? pagesSoFar : whole;
  const quoted = missing.slice(0, mostWords).map((text) => fill(words.quoted, { text }));

  if (quoted.length === 0) {
    return forms.unsaid;
  }

  return fill(quoted.length === 1 ? forms.missing.one : forms.missing.other, {
    words: new Intl.ListFormat(locale, { type: 'conjunction' }).format(quoted),
  });
}
