import type { FormQuestion } from '@octavo/forms/question';
import { CheckAnswer } from './check-answer.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { DerivedAnswer } from './derived-answer.tsx';
import { ListAnswer } from './list-answer.tsx';
import { MaskedAnswer } from './masked-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

/** Most choices that are shown at once; more become a list. */
const mostRadios = 7;

/** A question with the control that its answer needs. */
export function QuestionView({ question }: { readonly question: FormQuestion }) {
  switch (question.kind) {
    case 'text':
      return question.masked === true ? (
        <MaskedAnswer question={question} />
      ) : (
        <TextAnswer question={question} />
      );
    case 'choice':
      return question.choices.length <= mostRadios ? (
        <ChoiceAnswer question={question} />
      ) : (
        <ListAnswer question={question} />
      );
    case 'check':
      return <CheckAnswer question={question} />;
    case 'derived':
      return <DerivedAnswer question={question} />;
  }
}
