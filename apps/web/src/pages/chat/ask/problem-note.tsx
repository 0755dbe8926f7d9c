import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNextStep } from '../../../session/next-step.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { startPath } from '../page-paths.ts';
import type { ChatProblem } from '../state/chat-store.ts';

interface ProblemNoteProps {
  readonly problem: ChatProblem | null;
  onClose(): void;
}

/** Reason for which a request was refused; a limit also opens the popup that raises it. */
export function ProblemNote({ problem, onClose }: ProblemNoteProps) {
  const words = shellWords(useLocale()).part;
  const { pathname } = useLocation();
  const { popup, ask } = useNextStep();
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (problem?.code === 'question-limit' || problem?.code === 'document-limit') {
      ask({
        source: 'run',
        tips: { visitor: problem.text, person: problem.text },
        next: pathname,
        tool: startPath.slice(1),
        isOpen: ({ hasPro, hasAssistantPlan }) => hasPro || hasAssistantPlan,
        isForQuestions: true,
        triesAfterLogIn: true,
        go: () => close.current(),
      });
    }
  }, [problem, pathname, ask]);

  return (
    problem !== null && (
      <>
        {popup}
        <p
          role="alert"
          className="flex items-center gap-2 rounded-lg bg-rubric-wash py-0.5 pr-0.5 pl-3 text-left text-[0.875rem]"
        >
          <span className="grow">{problem.text}</span>
          <button
            type="button"
            className="grid size-9 shrink-0 place-content-center rounded-lg text-ink-soft hover:text-ink"
            aria-label={words.close}
            onClick={onClose}
          >
            <Icon name="close" size={15} />
          </button>
        </p>
      </>
    )
  );
}
