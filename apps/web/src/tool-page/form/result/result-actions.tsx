import { formPageWords } from '@octavo/i18n/form-page';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Check } from '@octavo/ui/check';
import { Icon } from '@octavo/ui/icon';
import { useNavigate } from 'react-router';
import { carry } from '../../../intake/carried.ts';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import type { FormResult } from './use-form-result.tsx';

interface FormResultActionsProps {
  readonly result: FormResult;
  /** Path of the tool that signs the file; null for a form that is not signed. */
  readonly signsAt: string | null;
}

/** Last step of the form: how the file should be, the file, and how it goes on. */
export function ResultActions({ result, signsAt }: FormResultActionsProps) {
  const words = formPageWords(useLocale()).result;
  const navigate = useNavigate();
  const address = useAddress();
  const { saved, isBusy } = result;

  return (
    <div className="fq-result">
      <Check
        checked={result.flatten}
        label={words.flatten}
        hint={words.flattenHint}
        onChange={result.setFlatten}
      />
      <Button look="primary" size="big" aria-disabled={isBusy} onClick={result.download}>
        <Icon name="download" />
        {isBusy ? words.making : words.download}
      </Button>
      <p role="status">{saved !== null && !isBusy && fill(words.saved, { name: saved.name })}</p>
      {saved !== null && signsAt !== null && (
        <Button
          onClick={() => {
            carry([saved]);
            void navigate(address(signsAt));
          }}
        >
          {words.sign}
        </Button>
      )}
    </div>
  );
}
