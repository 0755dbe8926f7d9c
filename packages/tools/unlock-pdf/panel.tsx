import { failureText } from '@octavo/i18n/failures';
import { Check } from '@octavo/ui/check';
import { PasswordField } from '@octavo/ui/password-field';
import { textOption } from '../_kit/page-rules.ts';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { wordsOf } from '../_kit/panel-parts.ts';
import type { Locale } from '../_kit/types.ts';

const words: Readonly<
  Record<Locale, { readonly rights: string; readonly show: string; readonly hide: string }>
> = {
  en: {
    rights: 'I have the right to unlock these files',
    show: 'Show password',
    hide: 'Hide password',
  },
  fr: {
    rights: 'J’ai le droit de déverrouiller ces fichiers',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
  },
};

export function judge({ locale, values, files }: JudgedProps): PanelVerdict {
  if (files.some(({ locked }) => locked) && textOption(values, 'password') === '') {
    return { ready: false, reason: failureText(locale, 'password-required') };
  }

  return values['rights'] === true
    ? { ready: true }
    : { ready: false, reason: failureText(locale, 'rights-not-confirmed') };
}

/** The confirmation of rights is not an option of the tool, so it is not sent. */
export function send({ rights: _rights, ...values }: PanelValues): PanelValues {
  return values;
}

export function Panel({ locale, copy, values, files, onChange }: PanelProps) {
  const text = words[locale];
  const { label, hint } = wordsOf(copy, 'password');

  return (
    <div className="grid gap-5">
      <PasswordField
        label={label}
        hint={files.some(({ locked }) => locked) ? undefined : hint}
        words={text}
        maxLength={127}
        value={textOption(values, 'password')}
        onText={(password) => onChange({ ...values, password })}
      />
      <Check
        label={text.rights}
        checked={values['rights'] === true}
        onChange={(rights) => onChange({ ...values, rights })}
      />
    </div>
  );
}
