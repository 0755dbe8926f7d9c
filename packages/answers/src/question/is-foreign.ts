import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from './read-question.ts';

/** True for a question in a language of no document: words spelled alike may mean two things. */
export function isForeign({ languages }: DocumentIndex, { language }: Question): boolean {
  return language !== null && languages.every((each) => each !== null && each !== language);
}
