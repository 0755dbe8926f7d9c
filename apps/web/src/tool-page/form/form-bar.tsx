import { formPageWords } from '@octavo/i18n/form-page';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { DraftStatus } from './drafts/draft-status.tsx';
import type { DraftState } from './drafts/use-form-draft.ts';
import type { FormResult } from './result/use-form-result.tsx';

interface FormBarProps {
  readonly name: string;
  readonly draft: DraftState;
  readonly result: FormResult;
  readonly isReady: boolean;
}

const printer = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z';

/** Name of the form, place of its draft, and the file. */
export function FormBar({ name, draft, result, isReady }: FormBarProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = formPageWords(locale).result;

  return (
    <div className="fq-bar">
      <Link to={address('/')} aria-label={shellWords(locale).tool.home} className="fq-back">
        <Icon name="back" />
      </Link>
      <p className="fq-name">
        <b>{name}</b>
        <DraftStatus state={draft} />
      </p>
      <Button look="quiet" className="fq-wide" disabled={!isReady} onClick={result.print}>
        <Icon path={printer} size={18} />
        {words.print}
      </Button>
      <Button
        disabled={!isReady}
        aria-disabled={result.isBusy}
        onClick={result.download}
        aria-label={words.download}
      >
        <Icon name="download" size={18} />
        <span className="fq-wide">{result.isBusy ? words.making : words.download}</span>
      </Button>
    </div>
  );
}
