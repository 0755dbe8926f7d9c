import { freeDocuments, freeQuestions } from '@octavo/contract/limits';
import type { DocumentUsage } from '../documents/ports.ts';
import { type Access, remedyFor } from './access.ts';
import { hasPro, type Viewer } from './viewer.ts';

type AssistantViewer = Pick<Viewer, 'policy' | 'account' | 'accountStatus' | 'hasAssistantPlan'>;

/** Files and questions about documents that the viewer may have, for as long as the account exists. */
export function documentLimits(viewer: AssistantViewer): DocumentUsage | null {
  const { policy, accountStatus, hasAssistantPlan } = viewer;

  return policy === 'open' || accountStatus === 'trial' || hasPro(viewer) || hasAssistantPlan
    ? null
    : { documents: freeDocuments, questions: freeQuestions };
}

/** Decides if the viewer may open files as documents; `used` includes them. */
export function mayOpenDocuments(viewer: AssistantViewer, used: DocumentUsage): Access {
  const limit = documentLimits(viewer)?.documents ?? Number.POSITIVE_INFINITY;

  return used.documents <= limit
    ? { allow: true }
    : { allow: false, because: 'document-limit', limit, remedy: remedyFor(viewer) };
}

/** Decides if the viewer may ask a question; `used` includes it. */
export function mayAsk(viewer: AssistantViewer, used: DocumentUsage): Access {
  const limit = documentLimits(viewer)?.questions ?? Number.POSITIVE_INFINITY;

  return used.questions <= limit
    ? { allow: true }
    : { allow: false, because: 'question-limit', limit, remedy: remedyFor(viewer) };
}

/** Files and questions that are left; null without a limit. */
export function documentsLeft(viewer: AssistantViewer, used: DocumentUsage): DocumentUsage | null {
  const limits = documentLimits(viewer);

  return (
    limits && {
      documents: Math.max(0, limits.documents - used.documents),
      questions: Math.max(0, limits.questions - used.questions),
    }
  );
}
