import type { Answers } from '@octavo/forms/answers';
import { SealedStore } from '../../../on-device/sealed-store.ts';

/** Days for which a draft is kept after its last change. */
export const draftDays = 30;

const draftMilliseconds = draftDays * 24 * 60 * 60 * 1000;
const drafts = new SealedStore<Answers>('octavo-forms', 'drafts');

/** Keeps the answers of a form on this device. */
export async function keepDraft(form: string, answers: Answers): Promise<void> {
  await drafts.keep(form, answers);
}

/** Answers of a form that this device keeps; null for none. Drafts that are too old are deleted. */
export async function readDraft(form: string): Promise<Answers | null> {
  const kept = await drafts.list();
  const isOld = (keptAt: number) => Date.now() - keptAt > draftMilliseconds;
  await Promise.all(kept.filter(({ keptAt }) => isOld(keptAt)).map(({ id }) => deleteDraft(id)));

  return kept.find(({ id, keptAt }) => id === form && !isOld(keptAt))?.content ?? null;
}

export async function deleteDraft(form: string): Promise<void> {
  await drafts.delete(form);
}

export async function deleteAllDrafts(): Promise<void> {
  await drafts.clear();
}
