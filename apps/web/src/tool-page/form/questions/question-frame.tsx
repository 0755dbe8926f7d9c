import type { FormQuestion } from '@octavo/forms/question';
import type { ReactNode } from 'react';
import { AnswerNote } from './answer-note.tsx';
import { QuestionHint, QuestionLabel } from './question-label.tsx';
import type { AnswerControl } from './use-answer.ts';

interface QuestionFrameProps {
  readonly question: FormQuestion;
  readonly given: AnswerControl;
  /** Control that takes the answer. */
  readonly children: ReactNode;
}

/** Label, hint and note around the control of a question. */
export function QuestionFrame({ question, given, children }: QuestionFrameProps) {
  const { control, label, hint, hintId, isOptional, page, note } = given;

  return (
    <div className="fq-question">
      <label htmlFor={control.id} className="fq-label">
        <QuestionLabel label={label} optional={isOptional ? page.optional : null} />
      </label>
      <QuestionHint hint={hint} hintId={hintId} />
      {children}
      <AnswerNote question={question.name} note={note} />
    </div>
  );
}
