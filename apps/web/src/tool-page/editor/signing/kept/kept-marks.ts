import { SealedStore } from '../../../../on-device/sealed-store.ts';
import type { Mark } from '../mark.ts';

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

const marks = new SealedStore<StoredMark>('octavo-signatures', 'signatures');

/** Keeps a signature on this device. */
export async function keepMark({ id, mark, picture }: KeptMark): Promise<void> {
  await marks.keep(id, { mark, picture: picture === null ? null : await hexOf(picture) });
}

/** Signatures of this device from the latest to the oldest. */
export async function listKeptMarks(): Promise<readonly KeptMark[]> {
  const kept = await marks.list();

  return kept.map(({ id, content: { mark, picture } }) => ({
    id,
    mark,
    picture: picture === null ? null : new Blob([bytesOfHex(picture)], { type: 'image/png' }),
  }));
}

export async function forgetMark(id: string): Promise<void> {
  await marks.delete(id);
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
