import { formPageWords } from '@octavo/i18n/form-page';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useRef, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useAnnounce } from '../files/announcer.tsx';
import type { Tool, ToolRule } from '../tool.ts';
import { DraftNote } from './drafts/draft-note.tsx';
import { useFormDraft } from './drafts/use-form-draft.ts';
import { useFilling } from './filling-context.ts';
import { FormBar } from './form-bar.tsx';
import type { FormData } from './form-data.ts';
import { FormIntro } from './form-intro.tsx';
import { GroupView } from './groups/group-view.tsx';
import { useGroups } from './groups/use-groups.ts';
import { LazyLiveForm } from './live/lazy-live-form.tsx';
import { ManyRecipients } from './recipients/many-recipients.tsx';
import { ResultActions } from './result/result-actions.tsx';
import { useFormResult } from './result/use-form-result.tsx';
import { useHasBegun } from './use-has-begun.ts';
import type { LoadedForm } from './use-loaded-form.ts';

interface FormQuestionsProps {
  readonly tool: Tool;
  readonly name: string;
  readonly data: FormData;
  readonly rule: ToolRule | null;
  readonly loaded: LoadedForm;
  onStarted(jobId: string): void;
}

/** Questions at the left, the form at the right; on a phone, the form is a sheet. */
export function FormQuestions({ tool, name, data, rule, loaded, onStarted }: FormQuestionsProps) {
  const words = formPageWords(useLocale());
  const announce = useAnnounce();
  const filling = useFilling();
  const { state, dispatch } = filling;
  const { goTo, next, isLast } = useGroups();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const hasBegun = useHasBegun();
  const live = useRef<HTMLElement>(null);
  const first = data.groups[0]?.name ?? null;
  const result = useFormResult({ tool, form: loaded.form, filling, onQuestion: goTo, onStarted });
  const draft = useFormDraft({
    id: data.form,
    answers: state.answers,
    onRestored(answers, isFromOtherTab) {
      dispatch(answers === null ? { kind: 'forget', openGroup: first } : { kind: 'restore', answers });

      if (isFromOtherTab) {
        announce(words.draft.updated);
      }
    },
  });
  const closeSheet = () => {
    setIsSheetOpen(false);
    document.getElementById(seeId)?.focus();
  };

  return (
    <div className="fq" data-sheet={isSheetOpen} data-begun={hasBegun}>
      <FormBar name={name} draft={draft.state} result={result} isReady={filling.isReady} />
      <div className="fq-columns">
        <div className="fq-left">
          <FormIntro data={data} rule={rule} />
          {loaded.state === 'failed' && (
            <p role="alert" className="fq-lost">
              {words.lost} <Button onClick={loaded.retry}>{words.retry}</Button>
            </p>
          )}
          {result.problem !== null && (
            <p role="alert" className="fq-lost">
              {result.problem}
            </p>
          )}
          {data.groups.map((group, index) => (
            <GroupView
              key={group.name}
              group={group}
              number={index + 1}
              finish={
                index === data.groups.length - 1 ? (
                  <ResultActions result={result} signsAt={data.signsAt} />
                ) : null
              }
            />
          ))}
          {loaded.form?.manyRecipients !== undefined && (
            <ManyRecipients folder={data.form} form={loaded.form} result={result} />
          )}
          <DraftNote
            isShared={draft.isShared}
            onShare={draft.share}
            onForget={() => {
              dispatch({ kind: 'forget', openGroup: first });
              draft.forget();
              announce(words.draft.forgotten);
            }}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the sheet */}
        <section
          ref={live}
          className="fq-right"
          aria-label={words.live.title}
          onKeyDown={(event) => event.key === 'Escape' && closeSheet()}
        >
          <div className="fq-sheet-head">
            <h2>{words.live.title}</h2>
            <button type="button" aria-label={words.live.close} onClick={closeSheet}>
              <Icon name="close" size={20} />
            </button>
          </div>
          <LazyLiveForm form={loaded.form} frame={live} onPicked={() => setIsSheetOpen(false)} />
        </section>
      </div>
      <div className="fq-foot">
        <Button
          id={seeId}
          size="big"
          aria-expanded={isSheetOpen}
          disabled={!filling.isReady}
          onClick={() => setIsSheetOpen(true)}
        >
          <Icon name="eye" size={18} />
          {words.live.see}
        </Button>
        {isLast ? (
          <Button look="primary" size="big" aria-disabled={result.isBusy} onClick={result.download}>
            {result.isBusy ? words.result.making : words.result.download}
          </Button>
        ) : (
          <Button look="primary" size="big" disabled={!filling.isReady} onClick={next}>
            {words.group.continue}
          </Button>
        )}
      </div>
      {result.dialogs}
    </div>
  );
}

const seeId = 'see-form';
