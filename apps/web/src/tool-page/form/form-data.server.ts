import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import type { RuleWords } from '@octavo/forms/rule-words';
import english from '@octavo/forms/rule-words.en';
import french from '@octavo/forms/rule-words.fr';
import type { Locale } from '@octavo/i18n/locales';
import { catalogue, isToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { FormData } from './form-data.ts';

const sharedRules: Readonly<Record<Locale, RuleWords>> = { en: english, fr: french };

/** Questions and words of a form, for the page that the server renders. */
export async function loadFormData(
  folder: FormFolder,
  related: readonly string[],
  locale: Locale,
): Promise<FormData> {
  const loader = forms[folder];
  const [{ groups, official }, words] = await Promise.all([loader.form(), loader[locale]()]);

  return {
    form: folder,
    groups,
    words: { ...words, rules: { ...sharedRules[locale], ...words.rules } },
    official,
    signsAt: related.filter(isToolId).find(signs) ?? null,
  };
}

function signs(id: string): boolean {
  const facts: ToolFacts | null = isToolId(id) ? catalogue[id] : null;

  return facts?.editorTask === 'sign';
}
