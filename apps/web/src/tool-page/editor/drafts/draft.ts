import type { Operation } from '@octavo/contract/edits/edit-list';
import { retainSeconds } from '@octavo/contract/limits';
import type { Asset } from '../state/asset-store.ts';

/** Unfinished work as this device keeps it; the file itself is kept beside it. */
export interface Draft {
  /** SHA-256 of the file in hexadecimal, its key. */
  readonly sha256: string;
  readonly tool: string;
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly assets: readonly Asset[];
  /** Page and scale that a reload shows again. */
  readonly page: string;
  readonly scale: number | null;
  /** True once a job has applied all of its changes. */
  readonly isApplied: boolean;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** A draft without the time, which its storage sets. */
export type KeptDraft = Omit<Draft, 'changedAt'>;

/** Milliseconds for which a draft is kept after its last change: as long as the server keeps the file. */
export const draftMilliseconds = retainSeconds * 1000;

export function isExpired({ changedAt }: Pick<Draft, 'changedAt'>, now: number): boolean {
  return now - changedAt > draftMilliseconds;
}
