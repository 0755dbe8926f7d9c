import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EmbeddingModel, LanguageModel } from 'ai';
import type { AiConfig } from '../settings/ai-settings.ts';
import { sender } from './send.ts';

interface ProviderModels {
  readonly language: LanguageModel;
  readonly embedding: EmbeddingModel | null;
}

/**
 * Models as objects of their provider: for a model given by its name alone, the AI SDK would call a gateway
 * of another company. The address is always given, so that no variable of the environment replaces it.
 */
export function openModels(config: AiConfig): ProviderModels {
  const { url: baseURL, model, embeddingModel } = config;
  const shared = { baseURL, fetch: sender(config.protocol) };
  const apiKey = config.key ?? '';

  switch (config.protocol) {
    case 'anthropic':
      return { language: createAnthropic({ ...shared, apiKey })(model), embedding: null };
    case 'google': {
      const google = createGoogle({ ...shared, apiKey });

      return {
        language: google(model),
        embedding: embeddingModel === null ? null : google.embeddingModel(embeddingModel),
      };
    }
    case 'openai-compatible': {
      const key = config.key === null ? {} : { apiKey: config.key };
      const compatible = createOpenAICompatible({ name: 'endpoint', includeUsage: true, ...shared, ...key });

      return {
        language: compatible.chatModel(model),
        embedding: embeddingModel === null ? null : compatible.embeddingModel(embeddingModel),
      };
    }
  }
}
