import type { Answers } from '@octavo/forms/answers';
import { inStore, type SealedDraft } from './draft-database.ts';

/** Days for which a draft is kept after its last change. */
export const draftDays = 30;

const draftMilliseconds = draftDays * 24 * 60 * 60 * 1000;
const keyName = 'seal';

/** Keeps the answers of a form on this device, encrypted with a key that no page can read. */
export async function keepDraft(id: string, answers: Answers): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await sealingKey(),
    new TextEncoder().encode(JSON.stringify(answers)),
  );
  const draft: SealedDraft = { id, changedAt: Date.now(), nonce, sealed };
  await inStore('drafts', 'readwrite', (store) => store.put(draft));
}

/** Answers of a form that this device keeps; null for none. Drafts that are too old or cannot be opened are deleted. */
export async function readDraft(id: string): Promise<Answers | null> {
  const drafts: readonly SealedDraft[] = await inStore('drafts', 'readonly', (store) => store.getAll());
  const old = drafts.filter(({ changedAt }) => Date.now() - changedAt > draftMilliseconds);
  await Promise.all(old.map((draft) => deleteDraft(draft.id)));
  const draft = drafts.find((each) => each.id === id);

  if (draft === undefined || old.includes(draft)) {
    return null;
  }

  try {
    return await answersOf(draft);
  } catch {
    // The key was deleted with other data of the site.
    await deleteDraft(id);

    return null;
  }
}

export async function deleteDraft(id: string): Promise<void> {
  await inStore('drafts', 'readwrite', (store) => store.delete(id));
}

export async function deleteAllDrafts(): Promise<void> {
  await inStore('drafts', 'readwrite', (store) => store.clear());
}

async function answersOf({ nonce, sealed }: SealedDraft): Promise<Answers> {
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await sealingKey(), sealed);

  return JSON.parse(new TextDecoder().decode(bytes)) as Answers;
}

/** Key of this device, made when it is first needed; it can be used, and never exported. */
async function sealingKey(): Promise<CryptoKey> {
  const known: CryptoKey | undefined = await inStore('keys', 'readonly', (store) => store.get(keyName));

  if (known !== undefined) {
    return known;
  }

  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await inStore('keys', 'readwrite', (store) => store.put(made, keyName));

  return made;
}
