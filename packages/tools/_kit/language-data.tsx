import { languageName } from '@octavo/i18n/language-names';
import { buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { createContext, useContext } from 'react';
import { languages } from './scan-languages.ts';
import type { Locale } from './types.ts';

/** Language data of OCR that this computer lacks, and a way to fetch it. */
export interface LanguageData {
  /** Names of data, such as `deu`. */
  readonly missing: readonly string[];
  /** Host that the data is fetched from. */
  readonly host: string;
  /** Language that is being fetched; null when none is. */
  readonly getting: string | null;
  /** Reason why the last one could not be fetched. */
  readonly problem: string | null;
  get(language: string): void;
}

/** Set by the desktop application; a service has the data of all languages. */
export const LanguageDataContext = createContext<LanguageData>({
  missing: [],
  host: '',
  getting: null,
  problem: null,
  get: () => undefined,
});

interface LanguageDataTexts {
  readonly here: string;
  readonly more: string;
  readonly lead: string;
  readonly get: string;
  readonly getting: string;
}

const words: Readonly<Record<Locale, LanguageDataTexts>> = {
  en: {
    here: 'Recognized on this computer: {languages}',
    more: 'More languages',
    lead: 'Their data is fetched from {host}, and only when you ask for it.',
    get: 'Get {language}',
    getting: 'Getting {language}…',
  },
  fr: {
    here: 'Langues reconnues sur cet ordinateur : {languages}',
    more: 'Autres langues',
    lead: 'Leurs données sont téléchargées depuis {host}, et seulement à votre demande.',
    get: 'Télécharger : {language}',
    getting: 'Téléchargement : {language}…',
  },
};

interface MissingLanguagesProps {
  readonly locale: Locale;
  /** True to name the languages that are there as well, where no choice of them shows it. */
  readonly namesPresent?: boolean;
}

/** Buttons that fetch the languages that this computer lacks; nothing when it has all. */
export function MissingLanguages({ locale, namesPresent = false }: MissingLanguagesProps) {
  const { missing, host, getting, problem, get } = useContext(LanguageDataContext);
  const texts = words[locale];

  if (missing.length === 0) {
    return null;
  }

  const present = languages.filter((language) => !missing.includes(language));
  const names = present.map((language) => languageName(locale, language));

  return (
    <details className="group/missing rounded-lg border border-rule bg-sheet px-3 py-2">
      <summary className="flex cursor-pointer list-none items-center gap-2 phone:min-h-(--target) [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {namesPresent && (
            <span className="block text-caption text-ink-soft">
              {texts.here.replace('{languages}', new Intl.ListFormat(locale).format(names))}
            </span>
          )}
          <span className="block font-medium">{texts.more}</span>
        </span>
        <Icon name="chevron" size={17} className="text-ink-soft group-open/missing:rotate-180" />
      </summary>
      <p className="mt-2 text-caption text-ink-soft">{texts.lead.replace('{host}', host)}</p>
      <div className="my-2 flex flex-wrap gap-1.5">
        {missing.map((language) => (
          // Stays focusable while it is disabled, so that the focus is not lost.
          <button
            key={language}
            type="button"
            aria-disabled={getting !== null}
            className={buttonClass('plain', 'small')}
            onClick={() => getting === null && get(language)}
          >
            {texts[getting === language ? 'getting' : 'get'].replace(
              '{language}',
              languageName(locale, language),
            )}
          </button>
        ))}
      </div>
      <p role="alert" className="text-half text-rubric empty:hidden">
        {problem}
      </p>
    </details>
  );
}
