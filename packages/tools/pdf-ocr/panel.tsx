import { Check } from '@octavo/ui/check';
import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { textOption, withOption } from '../_kit/page-rules.ts';
import type { PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import { languages, mostLanguages } from '../_kit/scan-languages.ts';
import type { Locale } from '../_kit/types.ts';

interface Words {
  readonly none: string;
  readonly many: string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: { none: 'Choose a language', many: 'Choose four languages at most' },
  fr: { none: 'Choisissez une langue', many: 'Choisissez quatre langues au plus' },
};

/** Documents are in the language of the page they are brought to more often than not. */
export function startIn(locale: Locale): PanelValues {
  return { language: [locale === 'fr' ? 'fra' : 'eng'] };
}

export function judge({ locale, values }: Omit<PanelProps, 'onChange'>): PanelVerdict {
  const { length } = chosenIn(values);

  if (length === 0) {
    return { ready: false, reason: words[locale].none };
  }

  return length > mostLanguages ? { ready: false, reason: words[locale].many } : { ready: true };
}

export function Panel({ copy, values, onChange }: PanelProps) {
  const set = (name: string) => (value: unknown) => onChange(withOption(values, name, value));
  const chosen = chosenIn(values);
  const isPdf = (values['format'] ?? 'pdf') === 'pdf';

  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1 font-medium">{wordsOf(copy, 'language').label}</legend>
        <p className="mb-1.5 text-caption text-ink-soft">{wordsOf(copy, 'language').hint}</p>
        <div className="grid grid-cols-2 gap-x-3">
          {itemsOf(copy, 'language', languages).map(({ value, label }) => (
            <Check
              key={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={(checked) =>
                // The first is the main one, so that what is ticked later comes behind.
                set('language')([...chosen.filter((other) => other !== value), ...(checked ? [value] : [])])
              }
            />
          ))}
        </div>
      </fieldset>
      <Choice
        label={wordsOf(copy, 'format').label}
        items={itemsOf(copy, 'format', formats)}
        value={formats.find((format) => format === values['format']) ?? 'pdf'}
        onChange={set('format')}
      />
      <div>
        {(isPdf ? switches : switches.slice(1)).map((name) => (
          <Check
            key={name}
            label={wordsOf(copy, name).label}
            hint={wordsOf(copy, name).hint}
            checked={values[name] === true}
            onChange={set(name)}
          />
        ))}
      </div>
      <Field
        label={wordsOf(copy, 'pages').label}
        hint={wordsOf(copy, 'pages').hint}
        value={textOption(values, 'pages')}
        onText={set('pages')}
      />
    </div>
  );
}

const formats = ['pdf', 'docx', 'xlsx', 'txt'] as const;

/** The first is for PDF alone: other results stand upright in any case. */
const switches = ['rotate', 'deskew', 'force'] as const;

function chosenIn(values: PanelValues): readonly string[] {
  const { language } = values;

  return Array.isArray(language) ? language.map(String) : [];
}
