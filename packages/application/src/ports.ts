import type { TaskLimits } from '@octavo/domain/access/access';
import type { StorageLimits } from '@octavo/domain/access/storage-quota';
import type { AccountData } from '@octavo/domain/account/account-data';
import type { ReceiptSigner, TaskHistory } from '@octavo/domain/account/history';
import type {
  AccountPlans,
  AccountStore,
  Attempts,
  AuthFlowStore,
  IdentityProvider,
  LoginLinkStore,
  Pseudonyms,
  SessionStore,
  Tokens,
} from '@octavo/domain/account/ports';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { MessageStore } from '@octavo/domain/contact/messages';
import type { DocumentStore, QuestionStore } from '@octavo/domain/documents/ports';
import type { EmailOutbox } from '@octavo/domain/mail/outbox';
import type { Clock, FileIndex, IdGenerator, JobStore, Vault } from '@octavo/domain/ports';
import type { Log } from './log.ts';

/** Settings of the operator that use cases read. */
export interface ApplicationSettings {
  readonly limits: TaskLimits & {
    /** Bytes of all files of one task together. */
    readonly taskBytes: number;
    /** Seconds after its upload at which a file expires. */
    readonly retainSeconds: number;
    readonly storage: StorageLimits;
  };
  readonly mode: 'development' | 'production';
  /** Null when no email is sent. */
  readonly mail: object | null;
  /** Null when the operator's details are not configured. */
  readonly operator: { readonly email: string } | null;
}

/** Ports of the use cases for files, jobs, accounts and messages; each function names those that it needs. */
export interface ApplicationPorts {
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly documents: DocumentStore;
  readonly questions: QuestionStore;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly tokens: Tokens;
  readonly pseudonyms: Pseudonyms;
  readonly accounts: AccountStore;
  readonly accountData: AccountData;
  readonly accountPlans: AccountPlans;
  readonly billing: BillingPorts;
  readonly history: TaskHistory;
  readonly receipts: ReceiptSigner;
  readonly sessions: SessionStore;
  readonly links: LoginLinkStore;
  readonly authFlows: AuthFlowStore;
  readonly attempts: Attempts;
  readonly emails: EmailOutbox;
  readonly messages: MessageStore;
  /** Null when Google sign-in is not configured. */
  readonly google: IdentityProvider | null;
  readonly log: Log;
  readonly metrics: { readonly uploadedBytes: { inc(bytes: number): void } };
  readonly config: ApplicationSettings;
  /** True for an error after which a transaction has certainly not been committed. */
  readonly isSurelyNotWritten: (error: unknown) => boolean;
  /** Rejects while the database does not answer. */
  readonly requireDatabase: () => Promise<void>;
}
