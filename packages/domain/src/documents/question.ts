import { answerStalledSeconds } from '@octavo/contract/limits';
import type { EngineView, Selection } from '@octavo/contract/question';
import type { JobFailure } from '../job.ts';
import type { AnswerPart } from './engine.ts';
import type { ReadSoFar } from './reading-parts.ts';

/** A question with the answer so far. Question, answer and selection are empty once their key is destroyed. */
interface QuestionBase {
  readonly id: string;
  readonly document: string;
  readonly question: string;
  readonly selection: Selection | null;
  readonly engine: EngineView;
  readonly askedAt: Date;
  readonly parts: readonly AnswerPart[];
  /** True when pages were still being read. */
  readonly isPartial: boolean;
  /** Pages that the answer knows of files that were still being read; other such files had none yet. */
  readonly readSoFar: readonly ReadSoFar[];
}

/** A question that a process works on, which proves it with beats. */
export type OpenQuestion = QuestionBase & {
  readonly state: 'asked' | 'answering';
  readonly beatAt: Date;
};

export type EndedQuestion = QuestionBase & {
  readonly endedAt: Date;
  /** True when it counts for the limit of its client. */
  readonly isCharged: boolean;
} & (
    | { readonly state: 'answered'; readonly certain: boolean }
    | { readonly state: 'refused' | 'cancelled' }
    | { readonly state: 'failed'; readonly failure: JobFailure }
  );

export type QuestionRecord = OpenQuestion | EndedQuestion;

export function isOpen(question: QuestionRecord): question is OpenQuestion {
  return question.state === 'asked' || question.state === 'answering';
}

/** Records parts and a beat of the process that answers. */
export function continueAnswer(
  question: QuestionRecord,
  parts: readonly AnswerPart[],
  now: Date,
): QuestionRecord {
  return isOpen(question)
    ? { ...question, state: 'answering', parts: [...question.parts, ...parts], beatAt: now }
    : question;
}

/** Ends a question with its complete answer, which is charged. */
export function completeAnswer(
  question: QuestionRecord,
  rest: readonly AnswerPart[],
  certain: boolean,
  now: Date,
): QuestionRecord {
  if (!isOpen(question)) {
    return question;
  }

  const ended = { ...baseOf(question), parts: [...question.parts, ...rest], endedAt: now, isCharged: true };

  return ended.parts.at(-1)?.kind === 'refused'
    ? { ...ended, state: 'refused' }
    : { ...ended, state: 'answered', certain };
}

/** Ends a question that could not be answered. Parts of an answer stay; nothing is charged. */
export function failAnswer(
  question: QuestionRecord,
  rest: readonly AnswerPart[],
  failure: JobFailure,
  now: Date,
): QuestionRecord {
  return isOpen(question)
    ? {
        ...baseOf(question),
        parts: [...question.parts, ...rest],
        state: 'failed',
        failure,
        endedAt: now,
        isCharged: false,
      }
    : question;
}

/** Ends a question for its user. It is charged once the answer has begun: its words were delivered. */
export function cancelAnswer(question: QuestionRecord, now: Date): QuestionRecord {
  return isOpen(question)
    ? { ...baseOf(question), state: 'cancelled', endedAt: now, isCharged: question.parts.some(isAnswer) }
    : question;
}

function isAnswer({ kind }: AnswerPart): boolean {
  return kind !== 'plan';
}

/** True when the process that answers has given no beat for too long: it has ended. */
export function hasStalled(question: QuestionRecord, now: Date): boolean {
  return isOpen(question) && now.getTime() - question.beatAt.getTime() > answerStalledSeconds * 1000;
}

/** Fails a question whose process has ended. */
export function failStalled(question: QuestionRecord, now: Date): QuestionRecord {
  return hasStalled(question, now)
    ? failAnswer(question, [], { code: 'answer-cut', values: {} }, now)
    : question;
}

function baseOf(question: QuestionRecord): QuestionBase {
  return {
    id: question.id,
    document: question.document,
    question: question.question,
    selection: question.selection,
    engine: question.engine,
    askedAt: question.askedAt,
    parts: question.parts,
    isPartial: question.isPartial,
    readSoFar: question.readSoFar,
  };
}
