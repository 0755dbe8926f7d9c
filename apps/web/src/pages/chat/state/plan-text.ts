import type { QuestionView } from '@octavo/contract/question';
import type { ChatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';

/** Sentence about the many requests that an answer takes; null when it takes few. */
export function planText(words: ChatWords['log'], { engine, requests }: QuestionView): string | null {
  return engine.kind === 'model' && requests !== null
    ? fill(words.manyRequests, { requests, model: engine.model, host: engine.host })
    : null;
}
