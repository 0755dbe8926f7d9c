import type { DocumentIndex } from '../index/document-index.ts';
import { readQuestion } from '../question/read-question.ts';
import { rankPassages } from '../rank/rank-passages.ts';
import { languageOf } from '../words/stop-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { answerFromParts } from './answer-from-parts.ts';
import { type EarlierTurn, followUpPrompt, isFollowUp, rewrittenQuestion } from './follow-up.ts';
import { fuseRanks } from './fuse-ranks.ts';
import type { ModelAccess, ModelEvent } from './model-access.ts';
import { numberPassages } from './numbered-passages.ts';
import { answerPrompt } from './prompt.ts';
import { quoteSource, readClaims } from './read-claims.ts';
import { refusalOf } from './refusal-of.ts';
import { type PageSelection, selectedPassages } from './selected-passages.ts';
import { wholeRequest } from './whole-document.ts';

interface AskedModel {
  readonly question: string;
  readonly selection: PageSelection | null;
  /** The latest last. */
  readonly turns: readonly EarlierTurn[];
}

const mostPassages = 12;
const mostAnswerTokens = 1500;

/**
 * Answers a question with a model. Every citation is proven as without a model, and nothing of an answer is
 * shown before its first proven claim. Fails as the model does, after the claims that were complete.
 */
export async function* answerWithModel(
  index: DocumentIndex,
  asked: AskedModel,
  model: ModelAccess,
): AsyncGenerator<ModelEvent> {
  const question = await standalone(index, asked, model);
  const request = asked.selection === null ? wholeRequest(question) : null;
  const answerTokens = Math.min(mostAnswerTokens, Math.floor(model.contextTokens / 4));

  if (request !== null) {
    yield* answerFromParts(index, { question, request, answerTokens }, model);

    return;
  }

  if (asked.selection === null && isForeign(index, question)) {
    yield refusalOf(index, question);

    return;
  }

  const selected = asked.selection === null ? [] : selectedPassages(index, asked.selection);
  const found = await bestPassages(index, question, model);
  const chosen = [...new Set([...selected, ...found])].map((passage) => ({ passage }));
  const passages = numberPassages(index, chosen, Math.floor(model.contextTokens / 2));

  if (passages.byId.size === 0) {
    yield refusalOf(index, question);

    return;
  }

  const prompt = answerPrompt(question, passages.text, answerTokens);
  yield* readClaims(model.complete(prompt), quoteSource(index, passages.byId), () =>
    refusalOf(index, question),
  );
}

/** Follow-ups are rewritten by the model, so that passages are found for what they refer to. */
async function standalone(
  index: DocumentIndex,
  { question, turns, selection }: AskedModel,
  model: ModelAccess,
): Promise<string> {
  const { terms } = readQuestion(index, question);

  if (turns.length === 0 || selection !== null || !isFollowUp(question, terms.length)) {
    return question;
  }

  let reply = '';

  for await (const text of model.complete(followUpPrompt(question, turns))) {
    reply += text;
  }

  return rewrittenQuestion(question, reply);
}

/**
 * True when no word of the question, nor a kindred one, stands in the documents: then a model has nothing to
 * answer from. In another language than that of the documents, words tell nothing.
 */
function isForeign(index: DocumentIndex, question: string): boolean {
  const { terms } = readQuestion(index, question);
  const language = languageOf(tokensOf(question).map(({ word }) => word));

  return (
    terms.length > 0 &&
    terms.every(({ matches }) => matches.size === 0) &&
    language !== null &&
    index.languages.includes(language)
  );
}

async function bestPassages(index: DocumentIndex, question: string, model: ModelAccess): Promise<number[]> {
  const byWords = rankPassages(index, question, mostPassages * 2);
  const byMeaning = await model.nearest?.(question, mostPassages * 2);

  return fuseRanks(byMeaning === undefined ? [byWords] : [byWords, byMeaning], mostPassages);
}
