import { formPageWords } from '@octavo/i18n/form-page';
import { useContext } from 'react';
import { Link } from 'react-router';
import { NonceContext } from '../../shell/inline-script.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import type { ToolRule } from '../tool.ts';
import type { FormData } from './form-data.ts';

interface FormIntroProps {
  readonly data: FormData;
  readonly rule: ToolRule | null;
}

/** Without scripts, all questions can be read, and nothing that would need them is shown. */
const readable =
  '.fq-body{display:grid!important}.fq-columns{display:block}' +
  '.fq-bar button,.fq-actions,.fq-progress,.fq-right,.fq-foot,.fq-device,.fq-draft{display:none}';

/** Title of the page, who gets the form, and what it is not. */
export function FormIntro({ data, rule }: FormIntroProps) {
  const words = formPageWords(useLocale());
  const address = useAddress();
  const { title, lead, notice } = data.words;

  return (
    <>
      <div className="fq-intro">
        <h1>{title}</h1>
        <p>{data.revision === null ? lead : `${data.revision} ${lead}`}</p>
      </div>
      <p className="fq-notice">
        {notice} <a href={data.official}>{words.official}</a>
        {rule !== null && (
          <>
            . {words.rule} <Link to={address('/pricing')}>{rule.link}</Link>
          </>
        )}
      </p>
      <noscript>
        <style nonce={useContext(NonceContext)}>{readable}</style>
        <p className="fq-notice">{words.noScript}</p>
      </noscript>
    </>
  );
}
