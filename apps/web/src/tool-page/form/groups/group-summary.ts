import { type Answers, answerTo } from '@octavo/forms/answers';
import type { FormWords } from '@octavo/forms/form';
import type { FormQuestion } from '@octavo/forms/question';
import { masked } from '../masked.ts';

/** Answers of a group in a line: texts and chosen options, ticks by their questions; empty without any. */
export function groupSummary(asked: readonly FormQuestion[], answers: Answers, words: FormWords): string {
  return asked
    .filter(({ kind }) => kind !== 'derived')
    .flatMap((question) => {
      const answer = answerTo(answers, question.name);

      return answer === null ? [] : [shownAnswer(question, answer, words)];
    })
    .join(', ');
}

function shownAnswer(question: FormQuestion, answer: string | true, words: FormWords): string {
  const own = words.questions[question.name];

  if (answer === true) {
    return own?.label ?? '';
  }

  if (question.kind === 'choice') {
    return own?.choices?.[answer] ?? answer;
  }

  return question.kind === 'text' && question.masked === true ? masked(answer) : answer.trim();
}
