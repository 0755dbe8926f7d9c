import { formPageWords } from '@octavo/i18n/form-page';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { DraftState } from './use-form-draft.ts';

/** Place of the draft, below the name of the form. */
export function DraftStatus({ state }: { readonly state: DraftState }) {
  const words = formPageWords(useLocale()).draft;

  return (
    <span role="status" className="fq-status">
      <Icon name={state === 'kept' ? 'check' : state === 'failed' ? 'warning' : 'lock'} size={14} />
      {words[state]}
    </span>
  );
}
