import type { RunnableId } from '../_gen/runnable.ts';

/** Tool that reads the files of a document for questions. */
export const readingTool: RunnableId = 'ai-pdf';
