import { ToolFailure } from '@octavo/contract/failures';

/** Bytes that may be stored at a time. */
export interface StorageLimits {
  /** Of one account, or of one device without one. */
  readonly storedBytes: number;
  /** Of all visitors of one network address: whole offices share one, and people with an account do not count there. */
  readonly addressStoredBytes: number;
}

/** Bytes of uploads and results that are stored for someone, neither deleted nor expired. */
export interface StoredBytes {
  readonly owner: number;
  /** 0 for people with an account. */
  readonly address: number;
}

/** @throws ToolFailure `storage-quota` when so many bytes more exceed a limit. */
export function requireQuota(stored: StoredBytes, addedBytes: number, limits: StorageLimits): void {
  const { storedBytes, addressStoredBytes } = limits;

  if (stored.owner + addedBytes > storedBytes) {
    throw new ToolFailure('storage-quota', `${stored.owner} bytes stored, ${addedBytes} more wanted`, {
      values: { limit: storedBytes },
    });
  }

  if (stored.address + addedBytes > addressStoredBytes) {
    throw new ToolFailure(
      'storage-quota',
      `${stored.address} bytes of an address, ${addedBytes} more wanted`,
      {
        values: { limit: addressStoredBytes, whose: 'network' },
      },
    );
  }
}
