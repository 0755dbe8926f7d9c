import { Failure } from '@octavo/contract/failures';
import type { QuestionStore } from '@octavo/domain/documents/ports';
import { isOpen } from '@octavo/domain/documents/question';
import { admit } from './document-store.ts';
import type { MemoryState } from './state.ts';

export function memoryQuestionStore(state: MemoryState): QuestionStore {
  const { documents, questions, changes } = state;

  return {
    async add(question, admission) {
      if (documents.get(question.document)?.record.isErased !== false) {
        throw new Failure('file-deleted');
      }

      const known = questions.get(question.id);

      if (known !== undefined) {
        return known;
      }

      questions.set(question.id, question);
      admit(state, admission, () => questions.delete(question.id));
      changes.announce(question.document);

      return question;
    },

    find: async (id) => questions.get(id) ?? null,

    async of(document) {
      return [...questions.values()]
        .filter((question) => question.document === document)
        .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
    },

    async change(id, rule) {
      const before = questions.get(id);

      if (before === undefined) {
        return null;
      }

      const after = rule(before);

      if (after === before) {
        return before;
      }

      questions.set(id, after);
      changes.announce(id);

      if (after.state !== before.state) {
        changes.announce(after.document);
      }

      return after;
    },

    async stalled(before) {
      return [...questions.values()].flatMap((each) =>
        isOpen(each) && each.beatAt < before ? [each.id] : [],
      );
    },
  };
}
