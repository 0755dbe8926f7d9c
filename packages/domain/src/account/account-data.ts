import type { FileRecord } from '../ports.ts';

/** Account data: the files and jobs of accounts. */
export interface AccountData {
  /** Assigns the files and jobs of a device's visitor to an account. */
  claim(device: string, account: string): Promise<void>;
  /** Uploads and results of an account that are neither deleted nor expired. */
  filesOf(account: string, now: Date): Promise<FileRecord[]>;
  /**
   * Expires all files and jobs of an account: they are no longer served, and the next sweep destroys their
   * keys. Also clears the owning account and device, so that a later user of the device cannot claim them.
   */
  delete(account: string, now: Date): Promise<void>;
}
