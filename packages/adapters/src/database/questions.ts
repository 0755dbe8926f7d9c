import { Failure } from '@octavo/contract/failures';
import type { Selection } from '@octavo/contract/question';
import type { AnswerPart } from '@octavo/domain/documents/engine';
import type { QuestionStore } from '@octavo/domain/documents/ports';
import { isOpen, type QuestionRecord } from '@octavo/domain/documents/question';
import type { ReadSoFar } from '@octavo/domain/documents/reading-parts';
import type { RowSeal } from '@octavo/domain/row-seal';
import type { Kysely, Selectable } from 'kysely';
import { jsonText } from '../system/json-text.ts';
import type { Database } from './database.ts';
import { admitDocuments } from './document-usage.ts';
import { announceChange } from './job-channels.ts';
import type { DatabaseSchema, QuestionRow } from './schema.ts';

/** Words of the user and the pages that were read, sealed with the key of the document. */
interface SealedQuestion {
  readonly question: string;
  readonly selection: Selection | null;
  readonly readSoFar?: readonly ReadSoFar[];
}

interface SealedAnswer {
  readonly parts: readonly AnswerPart[];
  readonly certain: boolean;
}

type KeyedRow = Selectable<QuestionRow> & { readonly seal_key: string | null };

export function questionStore(database: Database, seal: RowSeal): QuestionStore {
  const read = (row: KeyedRow) => recordOf(row, seal);

  return {
    add: (question, admission) =>
      database.transaction().execute(async (transaction) => {
        const document = await transaction
          .selectFrom('documents')
          .select('seal_key')
          .where('id', '=', question.document)
          .executeTakeFirst();
        const sealed =
          document?.seal_key == null ? null : await sealQuestion(seal, document.seal_key, question);

        if (sealed === null) {
          throw new Failure('file-deleted');
        }

        const added = await transaction
          .insertInto('questions')
          .values({
            ...columnsOf(question),
            id: question.id,
            document: question.document,
            engine: JSON.stringify(question.engine),
            is_partial: question.isPartial,
            sealed_question: sealed,
            sealed_answer: null,
            asked_at: question.askedAt,
            beat_at: question.beatAt,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();

        if (added !== undefined) {
          await admitDocuments(transaction, admission);
          await announceChange(transaction, question.document);

          return question;
        }

        return read(
          await selectQuestions(transaction)
            .where('questions.id', '=', question.id)
            .executeTakeFirstOrThrow(),
        );
      }),

    async find(id) {
      const row = await selectQuestions(database).where('questions.id', '=', id).executeTakeFirst();

      return row === undefined ? null : read(row);
    },

    async of(document) {
      const rows = await selectQuestions(database)
        .where('document', '=', document)
        .orderBy('asked_at')
        .orderBy('questions.id')
        .execute();

      return Promise.all(rows.map(read));
    },

    change: (id, rule) =>
      database.transaction().execute(async (transaction) => {
        const row = await selectQuestions(transaction)
          .where('questions.id', '=', id)
          .forUpdate('questions')
          .executeTakeFirst();

        if (row === undefined) {
          return null;
        }

        const before = await read(row);
        const after = rule(before);

        if (after === before) {
          return before;
        }

        const sealedAnswer =
          after.parts === before.parts ? row.sealed_answer : await sealAnswer(seal, row.seal_key, after);
        await transaction
          .updateTable('questions')
          .set({ ...columnsOf(after), sealed_answer: sealedAnswer })
          .where('id', '=', id)
          .execute();
        await announceChange(transaction, id);

        if (after.state !== before.state) {
          await announceChange(transaction, after.document);
        }

        return after;
      }),

    async stalled(before) {
      const rows = await database
        .selectFrom('questions')
        .select('id')
        .where('ended_at', 'is', null)
        .where('beat_at', '<', before)
        .execute();

      return rows.map(({ id }) => id);
    },
  };
}

function selectQuestions(database: Kysely<DatabaseSchema>) {
  return database
    .selectFrom('questions')
    .innerJoin('documents', 'documents.id', 'questions.document')
    .selectAll('questions')
    .select('documents.seal_key');
}

/** Columns that change with the state. */
function columnsOf(question: QuestionRecord) {
  const { state } = question;

  return {
    state,
    failure: state === 'failed' ? JSON.stringify({ code: question.failure.code }) : null,
    ...(isOpen(question)
      ? { beat_at: question.beatAt, ended_at: null, charged: false }
      : { ended_at: question.endedAt, charged: question.isCharged }),
  };
}

const questionOwner = (id: string) => `question ${id}`;
const answerOwner = (id: string) => `answer ${id}`;

function sealQuestion(
  seal: RowSeal,
  key: string,
  { id, question, selection, readSoFar }: QuestionRecord,
): Promise<Uint8Array | null> {
  const sealed: SealedQuestion = { question, selection, readSoFar };

  // Normalized like other stored text: without NUL and lone surrogates.
  return seal.seal(key, JSON.parse(jsonText(sealed)), questionOwner(id));
}

/** Null once the key is destroyed: nothing is stored of an answer then. */
async function sealAnswer(
  seal: RowSeal,
  key: string | null,
  question: QuestionRecord,
): Promise<Uint8Array | null> {
  const sealed: SealedAnswer = { parts: question.parts, certain: isCertain(question) };

  return key === null ? null : seal.seal(key, JSON.parse(jsonText(sealed)), answerOwner(question.id));
}

const isCertain = (question: QuestionRecord) => question.state === 'answered' && question.certain;

async function recordOf(row: KeyedRow, seal: RowSeal): Promise<QuestionRecord> {
  // Both are sealed here and bound to this row, so no other party can have made them.
  const asked = (await seal.open(
    row.seal_key,
    row.sealed_question,
    questionOwner(row.id),
  )) as SealedQuestion | null;
  const answer = (await seal.open(
    row.seal_key,
    row.sealed_answer,
    answerOwner(row.id),
  )) as SealedAnswer | null;
  const base = {
    id: row.id,
    document: row.document,
    question: asked?.question ?? '',
    selection: asked?.selection ?? null,
    engine: row.engine,
    askedAt: row.asked_at,
    parts: answer?.parts ?? [],
    isPartial: row.is_partial,
    // Absent in questions of earlier releases.
    readSoFar: asked?.readSoFar ?? [],
  };

  if (row.state === 'asked' || row.state === 'answering') {
    return { ...base, state: row.state, beatAt: row.beat_at };
  }

  const ended = { ...base, endedAt: row.ended_at ?? row.beat_at, isCharged: row.charged };

  if (row.state === 'failed') {
    return {
      ...ended,
      state: 'failed',
      failure: { code: row.failure?.code ?? 'request-failed', values: {} },
    };
  }

  return row.state === 'answered'
    ? { ...ended, state: 'answered', certain: answer?.certain ?? false }
    : { ...ended, state: row.state };
}
