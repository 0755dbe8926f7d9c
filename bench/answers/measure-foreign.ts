import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide } from '@octavo/answers/answer/decide';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { readQuestion } from '@octavo/answers/question/read-question';
import { readDocument } from '@octavo/engine-node/answers/read-document';
import { workspaceIn } from '@octavo/engine-node/workspace';

/** Sentences of a PDF, and the share of questions about something else that it refuses. */
export async function measureForeign(path: string, questions: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-foreign-'));

  try {
    const { read } = await readDocument(
      { name: 'a.pdf', kind: 'pdf', path, sizeBytes: statSync(path).size, password: '' },
      { language: ['eng'] },
      { workspace: workspaceIn(folder), signal: new AbortController().signal, report: () => undefined },
    );
    const index = indexDocuments([read]);
    const refused = questions.filter((text) => {
      const { cells, quotes } = decide(index, readQuestion(index, text));

      return cells.length === 0 && quotes.length === 0;
    });

    return {
      pages: read.pages.length,
      sentences: index.sentences.length,
      refused: refused.length / questions.length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
