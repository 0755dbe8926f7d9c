import type { AnswerModel } from '@octavo/domain/documents/answer-model';
import type { AiConfig } from '../settings/ai-settings.ts';
import { embedTexts } from './embed-texts.ts';
import { openModels } from './provider.ts';
import { type Patience, streamAnswer } from './stream-answer.ts';

/** A local model without a graphics card may read the passages for minutes before its first word. */
const standardPatience: Patience = {
  totalMs: 600_000,
  firstChunkMs: 300_000,
  chunkMs: 60_000,
  retries: 2,
};

export function openAnswerModel(config: AiConfig, patience: Patience = standardPatience): AnswerModel {
  // The SDK prints warnings, and information about them, to the log of the process.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { language, embedding } = openModels(config);

  return {
    name: config.model,
    host: new URL(config.url).host,
    contextTokens: config.contextTokens,
    stream: (request) => streamAnswer(language, request, patience),
    embed: embedding === null ? null : (texts) => embedTexts(embedding, texts, patience),
  };
}
