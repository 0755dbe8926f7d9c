import { randomIds } from '@octavo/adapters/system/system';
import { Failure } from '@octavo/contract/failures';
import type { DocumentStore, DocumentUsage, QuestionStore } from '@octavo/domain/documents/ports';
import {
  cancelAnswer,
  completeAnswer,
  continueAnswer,
  failAnswer,
  type OpenQuestion,
  type QuestionRecord,
} from '@octavo/domain/documents/question';
import type { JobChanges } from '@octavo/domain/ports';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAnswer, refusal } from '../documents/fake-engine.ts';
import { eventually } from '../eventually.ts';
import { makeDocument } from './document-store.suite.ts';

export interface QuestionPorts {
  readonly documents: DocumentStore;
  readonly questions: QuestionStore;
  readonly changes: JobChanges;
}

const now = new Date('2026-01-01T10:00:05Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function makeQuestion(document: string, changes: Partial<OpenQuestion> = {}): OpenQuestion {
  return {
    id: randomIds.token(),
    document,
    question: 'What drives a turbine?',
    selection: { file: 0, page: 2, text: 'a turbine' },
    engine: { kind: 'model', model: 'small', host: 'models.example' },
    askedAt: now,
    parts: [],
    isPartial: true,
    readSoFar: [{ file: 0, pages: 8, pageCount: 20 }],
    state: 'asked',
    beatAt: now,
    ...changes,
  };
}

/** Contract tests for question stores. */
export function questionStoreSuite(open: () => Promise<QuestionPorts>): void {
  describe('a question store', () => {
    let ports: QuestionPorts;

    beforeAll(async () => {
      ports = await open();
    });

    const addDocument = async () => (await ports.documents.add(makeDocument(), null)).id;

    it('adds a question once, and lists those of a document in order', async () => {
      const { questions } = ports;
      const document = await addDocument();
      const question = makeQuestion(document);
      const second = makeQuestion(document, { askedAt: later(1), selection: null });
      expect(await questions.add(second, null)).toEqual(second);
      expect(await questions.add(question, null)).toEqual(question);
      expect(await questions.add({ ...question, question: 'Other?' }, null)).toEqual(question);

      expect(await questions.of(document)).toEqual([question, second]);
      expect(await questions.find('none')).toBeNull();
    });

    it('stores every state', async () => {
      const { questions } = ports;
      const document = await addDocument();
      const parts = makeAnswer('Steam drives it.');
      const failure = { code: 'model-busy' as const, values: {} };
      const endings: readonly ((question: QuestionRecord) => QuestionRecord)[] = [
        (question) => completeAnswer(question, [], false, later(2)),
        (question) => completeAnswer(question, [refusal], true, later(2)),
        (question) => failAnswer(question, [], failure, later(2)),
        (question) => cancelAnswer(question, later(2)),
      ];

      for (const end of endings) {
        const question = makeQuestion(document);
        await questions.add(question, null);
        const answering = await questions.change(question.id, (current) =>
          continueAnswer(current, parts, later(1)),
        );
        expect(answering).toMatchObject({ state: 'answering', parts });
        expect(await questions.find(question.id)).toEqual(answering);
        const ended = await questions.change(question.id, end);
        expect(await questions.find(question.id)).toEqual(ended);
        // Ended questions do not change.
        expect(await questions.change(question.id, (current) => cancelAnswer(current, later(3)))).toEqual(
          ended,
        );
      }
    });

    it('notifies about each change of a question, and about its begin and end with the document', async () => {
      const { questions, changes } = ports;
      const document = await addDocument();
      const question = makeQuestion(document);
      const [onQuestion, onDocument] = [vi.fn(), vi.fn()];
      const stops = [changes.watch(question.id, onQuestion), changes.watch(document, onDocument)];
      await questions.add(question, null);
      await questions.change(question.id, (current) => continueAnswer(current, makeAnswer('a'), now));
      await questions.change(question.id, (current) => continueAnswer(current, makeAnswer('b'), now));
      await questions.change(question.id, (current) => completeAnswer(current, [], true, now));
      await eventually(() => expect(onQuestion).toHaveBeenCalledTimes(3));

      expect(onDocument).toHaveBeenCalledTimes(3);
      stops.forEach((stop) => stop());
    });

    it('counts charged questions, and open ones while their process gives a sign', async () => {
      const { documents, questions } = ports;
      const owner = { account: randomIds.token(), device: null };
      const { id } = await documents.add(makeDocument({ owner }), null);
      const [open, charged, free] = [makeQuestion(id), makeQuestion(id), makeQuestion(id)];
      const seen: number[] = [];
      const admission = {
        client: { ...owner, address: null },
        now,
        admit: ({ questions: used }: DocumentUsage) => {
          seen.push(used);

          if (used > 3) {
            throw new Failure('question-limit');
          }
        },
      };
      await Promise.all([open, charged, free].map((each) => questions.add(each, admission)));
      await expect(questions.add(makeQuestion(id), admission)).rejects.toMatchObject({
        code: 'question-limit',
      });
      expect(seen).toEqual([1, 2, 3, 4]);
      await questions.change(charged.id, (current) => completeAnswer(current, [refusal], true, now));
      await questions.change(free.id, (current) => cancelAnswer(current, now));
      const count = async (at: Date) => (await documents.countUse(admission.client, at)).questions;

      expect(await count(now)).toBe(2);
      expect(await count(later(31))).toBe(1);
      expect(await questions.stalled(later(1))).toContain(open.id);
      expect(await questions.stalled(later(1))).not.toContain(charged.id);
    });

    it('keeps nothing that was said once the document is erased', async () => {
      const { documents, questions } = ports;
      const document = await addDocument();
      const [open, ended] = [makeQuestion(document), makeQuestion(document)];
      await Promise.all([open, ended].map((each) => questions.add(each, null)));
      await questions.change(ended.id, (current) => completeAnswer(current, makeAnswer('Steam.'), true, now));
      await documents.erase([document], later(5));

      const silent = { question: '', selection: null, parts: [] };
      expect(await questions.find(open.id)).toMatchObject({ ...silent, state: 'failed', isCharged: false });
      expect(await questions.find(ended.id)).toMatchObject({ ...silent, state: 'answered', isCharged: true });
      await expect(questions.add(makeQuestion(document), null)).rejects.toMatchObject({
        code: 'file-deleted',
      });
    });
  });
}
