import { Failure } from '@octavo/contract/failures';

/** Bytes that may be stored at a time. */
export interface StorageLimits {
  /** Of one account, or of one device without one. */
  readonly storedBytes: number;
  /**
   * For all visitors of one network address together, because a whole office can share one; users with an
   * account do not count.
   */
  readonly addressStoredBytes: number;
}

/** Bytes of stored uploads and results that are neither deleted nor expired. */
export interface StoredBytes {
  readonly owner: number;
  /** 0 for users with an account. */
  readonly address: number;
}

/** @throws Failure `storage-quota` when adding the bytes would exceed a limit. */
export function requireQuota(stored: StoredBytes, addedBytes: number, limits: StorageLimits): void {
  const { storedBytes, addressStoredBytes } = limits;

  if (stored.owner + addedBytes > storedBytes) {
    throw new Failure('storage-quota', `${stored.owner} bytes stored, ${addedBytes} more requested`, {
      values: { limit: storedBytes },
    });
  }

  if (stored.address + addedBytes > addressStoredBytes) {
    throw new Failure(
      'storage-quota',
      `${stored.address} bytes stored for the address, ${addedBytes} more requested`,
      {
        values: { limit: addressStoredBytes, whose: 'network' },
      },
    );
  }
}
