import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import type { FormWords } from '@octavo/forms/form';
import type { RuleWords } from '@octavo/forms/rule-words';
import english from '@octavo/forms/rule-words.en';
import french from '@octavo/forms/rule-words.fr';
import { formPageWords } from '@octavo/i18n/form-page';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { catalogue, isToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { FormData } from './form-data.ts';

const sharedRules: Readonly<Record<Locale, RuleWords>> = { en: english, fr: french };

interface FormPageFacts {
  readonly locale: Locale;
  /** Tools that follow the page of the form. */
  readonly related: readonly string[];
  /** Newest revision that the server has, which may be of its operator; null when it gives no blanks. */
  readonly newest: string | null;
}

/** Questions and words of a form, for the page that the server renders. */
export async function loadFormData(
  folder: FormFolder,
  { locale, related, newest }: FormPageFacts,
): Promise<FormData> {
  const loader = forms[folder];
  const signing = related.find(signs);
  const [{ groups, official }, words] = await Promise.all([loader.form(), loader[locale]()]);

  return {
    form: folder,
    groups,
    revision: revisionText(words, newest, locale),
    words: { ...words, rules: { ...sharedRules[locale], ...words.rules } },
    official,
    signsAt: signing === undefined ? null : `/${signing}`,
  };
}

/** Sentence on a revision; null for a form whose years tell it. Blanks of operators are newer than the words. */
function revisionText({ revisions }: FormWords, id: string | null, locale: Locale): string | null {
  if (revisions === undefined || id === null) {
    return null;
  }

  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  return (
    revisions[id] ?? fill(formPageWords(locale).newerRevision, { month: month.format(new Date(`${id}-01`)) })
  );
}

function signs(id: string): boolean {
  const facts: ToolFacts | null = isToolId(id) ? catalogue[id] : null;

  return facts?.editorTask === 'sign';
}
