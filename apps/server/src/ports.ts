import type { Config } from '@octavo/adapters/settings/config';
import type { ApplicationPorts } from '@octavo/application/ports';
import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { AnswerEngine, DocumentReader } from '@octavo/domain/documents/engine';
import type { RequestRules } from '@octavo/domain/job-request';
import type { DiskSpace, JobChanges } from '@octavo/domain/ports';
import type { WorkerProtection } from '@octavo/domain/worker';
import type { RunFacts, ToolFacts } from '@octavo/tools/kit/types';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Articles } from './articles.ts';
import type { Answering } from './documents/answering.ts';
import type { Downloads } from './downloads.ts';
import type { Metrics } from './metrics.ts';
import type { WebHandler } from './pages/load-web.ts';
import type { DrawCard } from './share/card.ts';

/** Tool registry of the server: facts and options, without the implementations. */
export interface ToolRegistry {
  readonly ids: readonly string[];
  /** Tool whose jobs read files for questions. */
  readonly readingTool: string;
  /** Facts of a tool with a page of the catalogue. */
  facts(id: string): (ToolFacts & RequestRules) | null;
  /** Facts of any tool that jobs run. */
  runFacts(id: string): (RunFacts & RequestRules) | null;
  loadOptions(id: string): Promise<z.ZodObject>;
}

/** Ports that the HTTP application uses, besides those of the use cases. */
export interface ServerPorts extends ApplicationPorts {
  readonly space: DiskSpace;
  readonly changes: JobChanges;
  readonly tools: ToolRegistry;
  /** Reads the passages that reading jobs have stored. */
  readonly reader: DocumentReader;
  readonly engine: AnswerEngine;
  /** Answers questions in this process. */
  readonly answering: Answering;
  /** Null unless demo payments are enabled. */
  readonly demoPayments: DemoPayments | null;
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
    | 'ai'
    | 'facade'
    | 'agents'
  >;
  /** True for an error that means that the database is unavailable. */
  readonly isDatabaseAway: (error: unknown) => boolean;
  /** Workers that are running now, on all machines. */
  readonly listWorkers: () => Promise<readonly WorkerProtection[]>;
  /** Reasons why some requests cannot be served, as sentences for the operator; empty when all can. */
  readonly findTroubles: () => Promise<readonly string[]>;
  /** The web application; null when it is not built. */
  readonly web: WebHandler | null;
  readonly articles: Articles;
  readonly drawCard: DrawCard;
  readonly downloads: Downloads;
  /** Path of a font file for previews by its name; null for one that is not installed. */
  readonly findFont: (name: string) => string | null;
  /** Path of a predefined map of a font's codes by its name; null for one that is not installed. */
  readonly findCodeMap: (name: string) => string | null;
  /** Blank of a revision of a form; null for one that does not exist. */
  readonly findBlank: (form: string, revision: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Newest revision of a form; null for a form that does not exist. */
  readonly findNewestRevision: (form: string) => Promise<string | null>;
  /** Host of the time stamp authority, or null, and the roots of the trust list in DER. */
  readonly signing: { readonly timeStampHost: string | null; readonly roots: readonly Uint8Array[] };
}
