import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { clearProgress, showProgress } from '../progress.ts';
import { CliUsageError } from '../usage-error.ts';
import { modelAnswers } from './answer-by-model.ts';
import { openModel } from './open-model.ts';
import type { AskCommand } from './parse-ask.ts';
import { answerJson, answerText } from './print-answer.ts';
import { readFiles } from './read-files.ts';

/** Exit codes: every question is answered, or one at least is refused. */
const exitCodes = { answered: 0, refused: 3 } as const;

/** Answers questions about files here, without a server; returns the exit code. Only settings name a model. */
export async function askCommand(command: AskCommand): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const { files, question } = splitWords(command.words);
  const model = await openModel(process.env);
  const named = files.map((path) => ({ path, password: command.password }));
  const read = await readFiles(named, command.languages, { signal: stop.signal, onProgress: showProgress });
  clearProgress();
  const index = indexDocuments(read);
  const answerTo =
    model === null
      ? async (asked: string) => answerQuestion(index, asked, { limit: command.limit })
      : modelAnswers(index, model, stop.signal);
  const print = command.json ? answerJson : answerText;
  let isRefused = false;

  for await (const asked of question === null ? linesOfInput() : [question]) {
    const answer = await answerTo(asked);
    isRefused ||= answer.kind === 'refused';
    // One line for each of several questions, so that a program can read them as they come.
    console.log(print({ answer, question: asked, files, isAlone: question !== null }));
  }

  return isRefused ? exitCodes.refused : exitCodes.answered;
}

/** The last word is the question unless it names a file, or is the only one. */
function splitWords(words: readonly string[]): { files: readonly string[]; question: string | null } {
  const last = words.at(-1) ?? '';

  if (words.length === 1 || existsSync(last) || /^\S+\.pdf$/i.test(last)) {
    return { files: words, question: null };
  }

  if (last.trim() === '') {
    throw new CliUsageError('the question is empty');
  }

  return { files: words.slice(0, -1), question: last };
}

async function* linesOfInput(): AsyncGenerator<string> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') {
      yield line.trim();
    }
  }
}
