import type { Mark } from '../mark.ts';
import { inStore, type SealedMark } from './mark-database.ts';

/** A signature that this device keeps, with its picture where it is one. */
export interface KeptMark {
  readonly id: string;
  readonly mark: Mark;
  readonly picture: Blob | null;
}

interface StoredMark {
  readonly mark: Mark;
  /** Bytes of the picture, each as a number of two digits. */
  readonly picture: string | null;
}

const keyName = 'seal';

/** Keeps a signature, encrypted with a key that no page can read. */
export async function keepMark({ id, mark, picture }: KeptMark): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const stored: StoredMark = { mark, picture: picture === null ? null : await hexOf(picture) };
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await sealingKey(),
    new TextEncoder().encode(JSON.stringify(stored)),
  );
  const record: SealedMark = { id, keptAt: Date.now(), nonce, sealed };
  await inStore('signatures', 'readwrite', (store) => store.put(record));
}

/** Signatures of this device from the latest to the oldest; those that cannot be opened are deleted. */
export async function listKeptMarks(): Promise<readonly KeptMark[]> {
  const records: readonly SealedMark[] = await inStore('signatures', 'readonly', (store) => store.getAll());

  if (records.length === 0) {
    return [];
  }

  const key = await sealingKey();
  const opened = await Promise.all(
    records
      .toSorted((one, other) => other.keptAt - one.keptAt)
      .map((record) =>
        openMark(record, key).catch(async () => {
          // The key was deleted with other data of the site.
          await forgetMark(record.id);

          return null;
        }),
      ),
  );

  return opened.filter((each) => each !== null);
}

export async function forgetMark(id: string): Promise<void> {
  await inStore('signatures', 'readwrite', (store) => store.delete(id));
}

async function openMark({ id, nonce, sealed }: SealedMark, key: CryptoKey): Promise<KeptMark> {
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, sealed);
  const { mark, picture } = JSON.parse(new TextDecoder().decode(bytes)) as StoredMark;

  return {
    id,
    mark,
    picture: picture === null ? null : new Blob([bytesOfHex(picture)], { type: 'image/png' }),
  };
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

async function hexOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());

  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOfHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}
