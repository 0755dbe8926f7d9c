import type { Config } from '@octavo/adapters/config';
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
import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { MessageStore } from '@octavo/domain/contact/messages';
import type { EmailOutbox } from '@octavo/domain/mail/outbox';
import type { OrderRules } from '@octavo/domain/order';
import type {
  Clock,
  DiskSpace,
  FileIndex,
  IdGenerator,
  JobChanges,
  JobStore,
  Vault,
} from '@octavo/domain/ports';
import type { WorkerProtection } from '@octavo/domain/worker';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Metrics } from './metrics.ts';
import type { DrawCard } from './share/card.ts';
import type { WebHandler } from './web.ts';

/** Tool registry of the server: facts and options, without the implementations. */
export interface ToolRegistryEntry {
  readonly ids: readonly string[];
  facts(id: string): (ToolFacts & OrderRules) | null;
  loadOptions(id: string): Promise<z.ZodObject>;
}

/** Ports that the HTTP application uses. */
export interface ServerPorts {
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly vault: Vault;
  readonly space: DiskSpace;
  readonly changes: JobChanges;
  readonly tools: ToolRegistryEntry;
  readonly billing: BillingPorts;
  /** Null unless demo payments are enabled. */
  readonly demoPayments: DemoPayments | null;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly tokens: Tokens;
  readonly pseudonyms: Pseudonyms;
  readonly accounts: AccountStore;
  readonly accountData: AccountData;
  readonly history: TaskHistory;
  readonly receipts: ReceiptSigner;
  readonly sessions: SessionStore;
  readonly links: LoginLinkStore;
  readonly authFlows: AuthFlowStore;
  readonly attempts: Attempts;
  readonly emails: EmailOutbox;
  readonly messages: MessageStore;
  readonly accountPlans: AccountPlans;
  /** Null when Google sign-in is not configured. */
  readonly google: IdentityProvider | null;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly config: Pick<
    Config,
    | 'access'
    | 'host'
    | 'origin'
    | 'contentOrigin'
    | 'limits'
    | 'metrics'
    | 'behindProxy'
    | 'mode'
    | 'developsInPublic'
    | 'mail'
    | 'operator'
    | 'analytics'
  >;
  /** True for an error that means that the database is unavailable. */
  readonly isDatabaseAway: (error: unknown) => boolean;
  /** Rejects while the database does not answer. */
  readonly requireDatabase: () => Promise<void>;
  /** Workers that are running now, on all machines. */
  readonly listWorkers: () => Promise<readonly WorkerProtection[]>;
  /** Reasons why some requests cannot be served, as sentences for the operator; empty when all can. */
  readonly findTroubles: () => Promise<readonly string[]>;
  /** The web application; null when it is not built. */
  readonly web: WebHandler | null;
  readonly drawCard: DrawCard;
}
