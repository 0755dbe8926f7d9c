import type { AccountView } from '@octavo/contract/account';
import { accountWords } from '@octavo/i18n/account';
import { locales } from '@octavo/i18n/locales';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import { AccountActionForm } from './account-action-form.tsx';
import { Facts, Section } from './section.tsx';

export function Person({ account }: { readonly account: AccountView }) {
  const moment = useMoment();
  const words = accountWords(useLocale()).person;

  return (
    <Section id="person" title={words.heading}>
      <Facts
        facts={[
          [words.email, account.email],
          [words.since, moment(account.createdAt)],
        ]}
      />
      <AccountActionForm name="person" className="mt-5 grid max-w-md gap-4">
        <Field label={words.name} name="name" autoComplete="name" defaultValue={account.name ?? ''} />
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.language}</legend>
          <div className="flex gap-6">
            {locales.map((locale) => (
              <label key={locale} lang={locale} className="flex items-center gap-2.5">
                <input
                  type="radio"
                  name="locale"
                  value={locale}
                  defaultChecked={locale === account.locale}
                  className="size-4 accent-lapis"
                />
                {words.languages[locale]}
              </label>
            ))}
          </div>
        </fieldset>
        <p>
          <Button type="submit">{words.save}</Button>
        </p>
      </AccountActionForm>
    </Section>
  );
}
