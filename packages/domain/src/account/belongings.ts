import type { FileRecord } from '../ports.ts';

/** The files and jobs of accounts. */
export interface AccountData {
  /** Gives an account what was made at a device while nobody was signed in there. */
  claim(device: string, account: string): Promise<void>;
  /** Files of an account that are not forgotten, uploads and results. */
  filesOf(account: string, now: Date): Promise<FileRecord[]>;
  /**
   * Ends the time of everything an account has: nobody is given it any more, and the sweep that is next destroys the
   * keys. Account and devices are parted from it, or whoever comes to one of them would inherit it.
   */
  delete(account: string, now: Date): Promise<void>;
}
