import { failureText } from '@octavo/i18n/failures';
import { Check } from '@octavo/ui/check';
import { Choice } from '@octavo/ui/choice';
import { PasswordField } from '@octavo/ui/password-field';
import { fitsAes128 } from '../_kit/aes-128-password.ts';
import { textOption } from '../_kit/page-rules.ts';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import type { Locale } from '../_kit/types.ts';
import { type Strength, strengthOf } from './password-strength.ts';

interface ProtectPanelTexts extends Readonly<Record<Strength, string>> {
  readonly repeat: string;
  readonly different: string;
  readonly show: string;
  readonly hide: string;
  readonly more: string;
}

const words: Readonly<Record<Locale, ProtectPanelTexts>> = {
  en: {
    repeat: 'Repeat the password',
    different: 'The passwords do not match',
    show: 'Show password',
    hide: 'Hide password',
    more: 'Permissions and encryption',
    weak: 'Weak: make it longer',
    fair: 'Fair: a few more characters would help',
    good: 'Good',
    strong: 'Strong',
  },
  fr: {
    repeat: 'Répétez le mot de passe',
    different: 'Les mots de passe ne sont pas identiques',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    more: 'Autorisations et chiffrement',
    weak: 'Faible : allongez-le',
    fair: 'Moyen : quelques caractères de plus aideraient',
    good: 'Bon',
    strong: 'Solide',
  },
};

const encryptions = ['aes-256', 'aes-128'] as const;
const permissions = ['print', 'copy', 'modify', 'annotate', 'fill', 'assemble'] as const;
const bars: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, good: 3, strong: 4 };

export function judge({ locale, values }: JudgedProps): PanelVerdict {
  if (textOption(values, 'password') === '') {
    return { ready: false, reason: failureText(locale, 'password-empty') };
  }

  const narrow = values['encryption'] === 'aes-128';

  if (narrow && !['password', 'ownerPassword'].every((name) => fitsAes128(textOption(values, name)))) {
    return { ready: false, reason: failureText(locale, 'password-not-fitting') };
  }

  const repeat = textOption(values, 'repeat');

  return textOption(values, 'password') === repeat
    ? { ready: true }
    : { ready: false, reason: words[locale].different, isAtField: repeat !== '' };
}

/** The repeated password is only a check for the user and is not sent. */
export function send({ repeat: _repeat, ...values }: PanelValues): PanelValues {
  return values;
}

export function Panel({ locale, copy, values, onChange }: PanelProps) {
  const text = words[locale];
  const password = textOption(values, 'password');
  const repeat = textOption(values, 'repeat');
  const strength = strengthOf(password);
  const allowed = Array.isArray(values['allow']) ? values['allow'] : permissions;
  const set = (name: string) => (value: unknown) => onChange({ ...values, [name]: value });

  return (
    <div className="grid gap-5">
      <div>
        <PasswordField
          label={wordsOf(copy, 'password').label}
          hint={password === '' ? wordsOf(copy, 'password').hint : undefined}
          words={text}
          maxLength={127}
          value={password}
          onText={set('password')}
        />
        {password !== '' && (
          <div role="status" className="mt-2">
            <div className="flex gap-1">
              {[1, 2, 3, 4].map((bar) => (
                <span
                  key={bar}
                  className={`h-1 flex-1 rounded-full ${bar <= bars[strength] ? (strength === 'weak' ? 'bg-rubric' : strength === 'fair' ? 'bg-ochre' : 'bg-verdigris') : 'bg-rule'}`}
                />
              ))}
            </div>
            <p className="mt-1 text-caption text-ink-soft">{text[strength]}</p>
          </div>
        )}
      </div>
      <PasswordField
        label={text.repeat}
        words={text}
        maxLength={127}
        problem={repeat !== '' && repeat !== password ? text.different : null}
        value={repeat}
        onText={set('repeat')}
      />
      <details className="group/more border-t border-rule pt-3">
        <summary className="font-medium phone:py-3">{text.more}</summary>
        <div className="mt-4 grid gap-5">
          <fieldset>
            <legend className="mb-1 font-medium">{wordsOf(copy, 'allow').label}</legend>
            <p className="mb-1.5 text-caption text-ink-soft">{wordsOf(copy, 'allow').hint}</p>
            {itemsOf(copy, 'allow', permissions).map((item) => (
              <Check
                key={item.value}
                label={item.label}
                hint={item.hint}
                checked={allowed.includes(item.value)}
                onChange={(checked) =>
                  set('allow')(
                    permissions.filter((each) => (each === item.value ? checked : allowed.includes(each))),
                  )
                }
              />
            ))}
          </fieldset>
          <PasswordField
            label={wordsOf(copy, 'ownerPassword').label}
            hint={wordsOf(copy, 'ownerPassword').hint}
            words={text}
            maxLength={127}
            value={textOption(values, 'ownerPassword')}
            onText={set('ownerPassword')}
          />
          <Choice
            label={wordsOf(copy, 'encryption').label}
            items={itemsOf(copy, 'encryption', encryptions)}
            value={values['encryption'] === 'aes-128' ? 'aes-128' : 'aes-256'}
            onChange={set('encryption')}
          />
        </div>
      </details>
    </div>
  );
}
