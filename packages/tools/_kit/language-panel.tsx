import { Check } from '@octavo/ui/check';
import { useContext } from 'react';
import { LanguageDataContext, MissingLanguages } from './language-data.tsx';
import { withOption } from './page-rules.ts';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from './panel.ts';
import { itemsOf } from './panel-parts.ts';
import { languages, mostLanguages } from './scan-languages.ts';
import type { Locale } from './types.ts';

interface LanguagePanelTexts {
  readonly none: string;
  readonly many: string;
}

const words: Readonly<Record<Locale, LanguagePanelTexts>> = {
  en: { none: 'Choose a language', many: 'Choose up to four languages' },
  fr: { none: 'Choisissez une langue', many: 'Choisissez quatre langues au plus' },
};

/** Starts with the language of the page, because most documents are in it. */
export function startInLanguage(locale: Locale): PanelValues {
  return { language: [locale === 'fr' ? 'fra' : 'eng'] };
}

export function judgeLanguages({ locale, values }: JudgedProps): PanelVerdict {
  const { length } = chosenLanguages(values);

  if (length === 0) {
    return { ready: false, reason: words[locale].none };
  }

  return length > mostLanguages ? { ready: false, reason: words[locale].many } : { ready: true };
}

export function chosenLanguages({ language }: PanelValues): readonly string[] {
  return Array.isArray(language) ? language.map(String) : [];
}

/** Check boxes for the option `language`. */
export function LanguageChecks({ locale, copy, values, onChange }: PanelProps) {
  const { missing } = useContext(LanguageDataContext);
  const chosen = chosenLanguages(values);
  const shown = languages.filter((language) => !missing.includes(language) || chosen.includes(language));
  const tick = (value: string, checked: boolean) => {
    const others = chosen.filter((other) => other !== value);

    // The first language is the main one, so newly ticked languages are appended.
    onChange(withOption(values, 'language', checked ? [...others, value] : others));
  };

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-x-3">
        {itemsOf(copy, 'language', shown).map(({ value, label }) => (
          <Check
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(checked) => tick(value, checked)}
          />
        ))}
      </div>
      <MissingLanguages locale={locale} />
    </div>
  );
}
