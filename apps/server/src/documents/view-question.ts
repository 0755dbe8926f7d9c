import type { QuestionView } from '@octavo/contract/question';
import { isOpen, type QuestionRecord } from '@octavo/domain/documents/question';
import type { Locale } from '@octavo/i18n/locales';
import { viewFailure } from '../views.ts';
import { claimsOf } from './claims.ts';

export function viewQuestion(question: QuestionRecord, locale: Locale): QuestionView {
  const { requests, claims, citations, missing, nearest } = claimsOf(question.parts);

  return {
    id: question.id,
    question: question.question,
    selection: question.selection,
    state: question.state,
    engine: question.engine,
    certain: question.state !== 'answered' || question.certain,
    requests,
    claims: claims.map(({ text, citations }) => ({ text, citations: [...citations] })),
    citations: [...citations],
    missing: [...missing],
    nearest: [...nearest],
    partial: question.isPartial,
    readSoFar: question.readSoFar.map(({ file, pages, pageCount }) => ({ file, pages, of: pageCount })),
    charged: !isOpen(question) && question.isCharged,
    failure: viewFailure(question.state === 'failed' ? question.failure : null, locale),
    askedAt: question.askedAt.toISOString(),
  };
}
