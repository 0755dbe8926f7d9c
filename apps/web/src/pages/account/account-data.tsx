import { accountWords } from '@octavo/i18n/account';
import type { LeavingWords } from '@octavo/i18n/leaving';
import { Button, buttonClass } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { AccountActionForm } from './account-action-form.tsx';
import { Section } from './section.tsx';
import { useRefusal } from './use-refusal.ts';

/** Account data: export it, or delete the account. */
export function AccountDataSection({ stays }: { readonly stays: LeavingWords['stays'] }) {
  const address = useAddress();
  const words = accountWords(useLocale()).data;
  const refusal = useRefusal('erase');

  return (
    <Section id="data" title={words.heading}>
      <p className="mb-3 text-ink-soft">{words.exportHint}</p>
      <p className="mb-6">
        <a href="/api/v1/account/export" download className={buttonClass()}>
          <Icon name="download" size={18} />
          {words.export}
        </a>
      </p>
      <details open={refusal !== null}>
        <summary
          className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass('danger', 'normal')}`}
        >
          {words.erase}
        </summary>
        <AccountActionForm name="erase" className="mt-3 grid gap-4 rounded-lg bg-rubric-wash px-4 py-4">
          <p>{words.eraseHint}</p>
          <div>
            <p className="font-medium">{stays.heading}</p>
            <ul className="mt-1 list-disc pl-5">
              {stays.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-1">
              <Link to={address('/privacy-policy')} className="text-lapis underline underline-offset-3">
                {stays.more}
              </Link>
            </p>
          </div>
          <Field label={words.confirm} name="email" type="email" autoComplete="off" className="max-w-md" />
          <p>
            <Button type="submit" look="danger">
              {words.eraseNow}
            </Button>
          </p>
        </AccountActionForm>
      </details>
    </Section>
  );
}
