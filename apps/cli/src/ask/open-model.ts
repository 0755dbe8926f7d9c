import { readAiConfig } from '@octavo/adapters/settings/ai-settings';
import { WrongConfig } from '@octavo/adapters/system/cannot-start';
import type { AnswerModel } from '@octavo/domain/documents/answer-model';
import { CliUsageError } from '../usage-error.ts';

/** The model of the same settings as those of the server; null when there are none. */
export async function openModel(variables: NodeJS.ProcessEnv): Promise<AnswerModel | null> {
  const config = configIn(variables);

  if (config === null) {
    return null;
  }

  const { openAnswerModel } = await import('@octavo/adapters/ai/open-answer-model');

  return openAnswerModel(config);
}

function configIn(variables: NodeJS.ProcessEnv) {
  try {
    return readAiConfig(variables);
  } catch (error) {
    throw error instanceof WrongConfig ? new CliUsageError(error.message) : error;
  }
}
