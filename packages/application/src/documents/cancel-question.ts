import { Failure } from '@octavo/contract/failures';
import type { Viewer } from '@octavo/domain/access/viewer';
import { cancelAnswer, type QuestionRecord } from '@octavo/domain/documents/question';
import type { ApplicationPorts } from '../ports.ts';
import { findQuestion } from './find-document.ts';

/** Cancels a question at once; the process that answers it is notified. @throws Failure as `findQuestion` */
export async function cancelQuestion(
  ports: Pick<ApplicationPorts, 'documents' | 'questions' | 'clock' | 'vault'>,
  viewer: Viewer,
  ids: { readonly id: string; readonly question: string },
): Promise<QuestionRecord> {
  const found = await findQuestion(ports, viewer, ids);
  const question = await ports.questions.change(found.id, (current) =>
    cancelAnswer(current, ports.clock.now()),
  );

  if (question === null) {
    throw new Failure('not-found');
  }

  return question;
}
