import type { QuestionGroup } from '@octavo/forms/question';
import { formPageWords } from '@octavo/i18n/form-page';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { memo, type ReactNode, Suspense } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useFilling } from '../filling-context.ts';
import { QuestionView } from '../questions/question-view.tsx';
import { controlAfter } from './control-after.ts';
import { Dormant } from './dormant.tsx';
import { GroupProgress } from './group-progress.tsx';
import { groupState } from './group-state.ts';
import { groupSummary } from './group-summary.ts';
import { useGroups } from './use-groups.ts';

interface GroupViewProps {
  readonly group: QuestionGroup;
  /** Counted from 1. */
  readonly number: number;
  /** Actions below the last group; null for others, which continue with the next one. */
  readonly finish: ReactNode;
}

/** Numbered group of questions; collapsed, it shows its answers. */
export const GroupView = memo(({ group, number, finish }: GroupViewProps) => {
  const locale = useLocale();
  const page = formPageWords(locale).group;
  const { words, state, complete, asked, problems, isReady, dispatch } = useFilling();
  const { next, back, open, titleAfter } = useGroups();
  const following = titleAfter(group.name);
  const names = new Set(group.questions.map(({ name }) => name));
  const shown = asked.filter(({ name }) => names.has(name));
  const isOpen = state.openGroup === group.name;
  const own = words.groups[group.name];
  const summary = groupSummary(shown, complete, words);
  const progress = groupState(shown, complete, problems, state.visited.has(group.name) && !isOpen);
  const ids = { head: `group-${group.name}`, body: `group-${group.name}-questions` };

  return (
    <section className="fq-group" data-open={isOpen} aria-labelledby={ids.head}>
      <h2>
        <button
          type="button"
          id={ids.head}
          className="fq-head"
          aria-expanded={isOpen}
          aria-controls={ids.body}
          onClick={() => (isOpen ? dispatch({ kind: 'open', group: null }) : open(group.name))}
        >
          <span className="fq-number">{number}</span>
          <span className="fq-title">
            <b>{own?.title ?? group.name}</b>
            <small>{!isOpen && summary !== '' ? summary : own?.hint}</small>
          </span>
          {!isOpen && <GroupProgress state={progress} />}
        </button>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter goes on to the next field */}
      <form
        id={ids.body}
        className="fq-body"
        noValidate
        autoComplete="off"
        onKeyDown={(event) => {
          const { key, target, nativeEvent, currentTarget } = event;

          if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement) {
            const following = controlAfter(currentTarget, target);

            // Behind the last field the browser submits, which opens the next group.
            if (following !== null) {
              event.preventDefault();
              following.focus();
            }
          }
        }}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        {/* Before the page is ready, what is typed would be lost. */}
        <fieldset disabled={!isReady}>
          <legend className="sr-only">{own?.title ?? group.name}</legend>
          <Dormant isNeeded={isOpen} className="fq-questions">
            {/* The open group is hydrated by itself, so that a tap in between is not held up. */}
            <Suspense>
              {shown.map((question) => (
                <QuestionView key={question.name} question={question} />
              ))}
            </Suspense>
          </Dormant>
        </fieldset>
        <div className="fq-actions">
          {finish ?? (
            <Button look="primary" size="big" type="submit" className="fq-continue">
              {following === null ? page.continue : fill(page.next, { group: following })}
            </Button>
          )}
          {number > 1 && (
            <Button look="quiet" onClick={back}>
              {page.back}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
});
