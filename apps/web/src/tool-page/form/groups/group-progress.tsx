import { formPageWords } from '@octavo/i18n/form-page';
import { plural } from '@octavo/i18n/format';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { GroupState } from './group-state.ts';

/** State of a collapsed group at the end of its heading. */
export function GroupProgress({ state }: { readonly state: GroupState }) {
  const locale = useLocale();
  const words = formPageWords(locale).group;

  return (
    <span className="fq-progress" data-kind={state.kind}>
      {state.kind === 'done' && <Icon name="check" size={16} />}
      {state.kind === 'check' && <Icon name="warning" size={16} />}
      {textOfState()}
    </span>
  );

  function textOfState(): string {
    switch (state.kind) {
      case 'open':
        return plural(locale, state.count, state.isBegun ? words.left : words.questions);
      case 'check':
        return plural(locale, state.count, words.check);
      default:
        return words[state.kind];
    }
  }
}
