import { availableParallelism, homedir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addressTasksPerDay,
  mebibyte,
  pageProcessorSeconds,
  processorSecondsPerHour,
  retainSeconds,
  taskBytes,
} from '@octavo/contract/limits';
import { type Program, programBytes } from '@octavo/contract/programs';
import type { ProcessorLimits, TaskLimits } from '@octavo/domain/access/access';
import type { StorageLimits } from '@octavo/domain/access/storage-quota';
import type { AccessPolicy } from '@octavo/domain/access/viewer';
import * as z from 'zod';
import { isServerKey, keyForm } from '../storage/vault/server-key.ts';
import { WrongConfig } from '../system/cannot-start.ts';
import { isLoopback } from '../system/loopback.ts';
import { type AiConfig, aiEnvironment, aiOf, missingForAi, wrongForAi } from './ai-settings.ts';
import { type AnalyticsConfig, analyticsEnvironment, analyticsOf } from './analytics-settings.ts';
import {
  missingForOperator,
  type OperatorConfig,
  operatorEnvironment,
  operatorOf,
} from './operator-settings.ts';
import {
  missingForPayments,
  type PaymentsConfig,
  paymentEnvironment,
  paymentsOf,
  wrongTrialRun,
} from './payment-settings.ts';
import { readSettingFiles } from './setting-files.ts';
import { siteOrigin } from './site-origin.ts';

/** All settings of the operator, read once at the start. The README explains each name. */
export interface Config {
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** Web processes of `./start` that share the port: while one is restarted, the others answer. */
  readonly webProcesses: number;
  /** Public origin of the site, without a trailing slash; null when it follows from the request. */
  readonly origin: string | null;
  /** Origin of a separate host for the contents of files; null when the main host serves them. */
  readonly contentOrigin: string | null;
  /** Address of the time-stamp authority for signatures; null when there is none. */
  readonly timeStampAuthority: string | null;
  /** Folder with the certificates of trusted authorities; null when none is trusted. */
  readonly trustFolder: string | null;
  /** Folder with newer blanks of forms. */
  readonly formsFolder: string | null;
  /** Folder in which workers keep the bundle that the processes of jobs start from. */
  readonly bundlesFolder: string;
  /** Folder with the builds of the desktop application that the site offers, if there is one. */
  readonly downloadsFolder: string;
  /** Path of the PKCS#12 file with the key of the operator's seal, and its password; null when there is none. */
  readonly seal: { readonly path: string; readonly password: string } | null;
  /**
   * Path, without a language, that the start page redirects to; null when the start page itself is served.
   */
  readonly startPath: string | null;
  /** URL of an external PostgreSQL; null for the embedded one. */
  readonly databaseUrl: string | null;
  readonly serverKey: string | undefined;
  /** Path of the operator's plan file; null for the one that comes with the product. */
  readonly plansFile: string | null;
  /**
   * Demo payments: on, off, or `auto`, which enables them in development mode while no provider is
   * configured.
   */
  readonly demoPayments: 'auto' | 'on' | 'off';
  /** Access policy: rights depend on the account, or are the same for everyone. */
  readonly access: AccessPolicy;
  /** True in the desktop application, which has one user and no service. */
  readonly isDesktop: boolean;
  /** In production, features meant only for developers of the product are hidden. */
  readonly mode: Mode;
  /**
   * True when development mode was set explicitly: its features are shown to everyone, not only on this
   * machine.
   */
  readonly developsInPublic: boolean;
  /** Null when no email is sent. */
  readonly mail: MailConfig | null;
  /** Null when Google sign-in is not configured. */
  readonly google: GoogleConfig | null;
  readonly payments: PaymentsConfig;
  /** Null when the operator's details are not configured. */
  readonly operator: OperatorConfig | null;
  /** Null when visits are not counted, which is the default. */
  readonly analytics: AnalyticsConfig | null;
  /** Null when questions about documents are answered without a model. */
  readonly ai: AiConfig | null;
  /** True when the call names of the specification are answered under `/facade/`. */
  readonly facade: boolean;
  /** True when agents are answered under `/mcp`. */
  readonly agents: boolean;
  readonly logLevel: string;
  readonly metrics: 'local' | 'public';
  /** True when a proxy in front is trusted to report the client address. */
  readonly behindProxy: boolean;
  readonly limits: TaskLimits & {
    readonly taskBytes: number;
    /** Seconds after its upload at which a file expires. */
    readonly retainSeconds: number;
    /** Requests a minute, and uploads a minute, from one client address. */
    readonly requestsPerMinute: number;
    readonly uploadsPerMinute: number;
    /** Bytes of uploads a minute from one client address. */
    readonly uploadBytesPerMinute: number;
    readonly storage: StorageLimits;
    /** Pages rendered a minute for one client address, and event streams it may hold open. */
    readonly pagesPerMinute: number;
    readonly streams: number;
  };
  readonly storage: StorageConfig;
  readonly worker: WorkerConfig;
}

export interface StorageConfig {
  /**
   * Bytes on the data folder's file system that uploads and results must leave free; null for a share of its
   * size.
   */
  readonly reserveBytes: number | null;
  /** Size of the ballast file beside the embedded database, which is deleted when the disk is full. */
  readonly ballastBytes: number;
}

export type Mode = 'development' | 'production';

export interface MailConfig {
  /** `smtp://` or `smtps://`, with name and password if the server requires them. */
  readonly smtpUrl: string;
  /** `Octavo <octavo@example.org>`, or the address alone. */
  readonly from: string;
}

export interface GoogleConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface WorkerConfig {
  /** Concurrent jobs that need no program with a slow start. */
  readonly concurrency: number;
  /** Concurrent jobs that need such a program, in addition to the others. */
  readonly programConcurrency: Readonly<Record<Program, number>>;
  /** Idle processes kept ready for the next jobs. */
  readonly spares: number;
  /** Idle processes with the program started in each; none when `spares` is 0. */
  readonly programSpares: Readonly<Record<Program, number>>;
  /** Resident memory of all processes of one job together. */
  readonly memoryBytes: number;
  /** Bytes one job may write. */
  readonly outputBytes: number;
  /** Processor time that drawing or reading one page may take. */
  readonly pageProcessorSeconds: number;
  readonly sandbox: 'auto' | 'require' | 'off';
}

/** Folder into which `npm run desktop` builds, in the checkout. */
const ownBuilds = fileURLToPath(new URL('../../../../build/desktop/files', import.meta.url));

const cores = availableParallelism();
/** As many as there are cores, but no more than fit into half of the memory. */
const fitting = (program: Program) =>
  Math.max(1, Math.min(cores, Math.floor(totalmem() / 2 / programBytes[program])));
const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const atLeastOne = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

type ConfigEnvironment = z.infer<typeof environment>;

const environment = z.object({
  OCTAVO_DATA: z.string().optional(),
  OCTAVO_HOST: z.string().default('127.0.0.1'),
  OCTAVO_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  OCTAVO_WEB_PROCESSES: atLeastOne(1),
  OCTAVO_ORIGIN: siteOrigin.optional(),
  OCTAVO_CONTENT_ORIGIN: siteOrigin.optional(),
  OCTAVO_TSA: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://time.example.org/tsr' })
    .optional(),
  OCTAVO_TRUST: z.string().min(1).optional(),
  OCTAVO_FORMS: z.string().min(1).optional(),
  OCTAVO_BUNDLES: z.string().min(1).optional(),
  OCTAVO_DOWNLOADS: z.string().min(1).default(ownBuilds),
  OCTAVO_SEAL_P12: z
    .string()
    .refine((path) => !path.startsWith('pkcs11:'), 'PKCS#11 is not supported yet: name a PKCS#12 file')
    .optional(),
  OCTAVO_SEAL_PASSWORD: z.string().optional(),
  OCTAVO_START_PATH: z
    .string()
    // A first segment of two letters is a language, but the page is shown in the visitor's own.
    .regex(
      /^\/[a-z0-9-]{3,}(\/[a-z0-9-]+)?$/,
      'must be the path of a page without a language, such as /pricing',
    )
    .optional(),
  DATABASE_URL: z.string().optional(),
  OCTAVO_KEY: z.string().refine(isServerKey, keyForm).optional(),
  OCTAVO_PLANS: z.string().optional(),
  OCTAVO_SANDBOX_PAYMENTS: z.enum(['auto', 'on', 'off']).default('auto'),
  OCTAVO_ACCESS: z.enum(['subscription', 'open']).default('subscription'),
  OCTAVO_MODE: z.enum(['development', 'production']).optional(),
  NODE_ENV: z.string().optional(),
  OCTAVO_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://name:password@mail.example.org:465',
    })
    .optional(),
  OCTAVO_MAIL_FROM: z.string().includes('@').optional(),
  OCTAVO_GOOGLE_ISSUER: z
    .url()
    .regex(/^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/, 'must be https, or http on this machine')
    .default('https://accounts.google.com'),
  OCTAVO_GOOGLE_CLIENT_ID: z.string().optional(),
  OCTAVO_GOOGLE_CLIENT_SECRET: z.string().optional(),
  ...paymentEnvironment,
  ...operatorEnvironment,
  ...analyticsEnvironment,
  ...aiEnvironment,
  OCTAVO_FACADE: z.enum(['on', 'off']).default('off'),
  OCTAVO_MCP: z.enum(['on', 'off']).default('off'),
  OCTAVO_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OCTAVO_METRICS: z.enum(['local', 'public']).default('local'),
  OCTAVO_BEHIND_PROXY: z.stringbool().default(false),
  OCTAVO_TASK_MB: atLeastOne(taskBytes / mebibyte),
  OCTAVO_RESERVE_MB: z.coerce.number().int().min(0).optional(),
  OCTAVO_BALLAST_MB: count(64),
  OCTAVO_REQUESTS_PER_MINUTE: atLeastOne(1200),
  OCTAVO_UPLOADS_PER_MINUTE: atLeastOne(240),
  OCTAVO_UPLOAD_MB_PER_MINUTE: atLeastOne(1024),
  OCTAVO_STORED_MB: atLeastOne(2048),
  OCTAVO_ADDRESS_STORED_MB: atLeastOne(2048),
  OCTAVO_PAGES_PER_MINUTE: atLeastOne(600),
  OCTAVO_STREAMS: atLeastOne(200),
  OCTAVO_ADDRESS_TASKS_PER_DAY: atLeastOne(addressTasksPerDay),
  OCTAVO_VISITOR_PROCESSOR_SECONDS: z.coerce.number().int().min(1).optional(),
  OCTAVO_TRIAL_PROCESSOR_SECONDS: atLeastOne(processorSecondsPerHour.trial),
  OCTAVO_CONCURRENCY: atLeastOne(cores),
  OCTAVO_OFFICE_CONCURRENCY: atLeastOne(fitting('office')),
  OCTAVO_CHROMIUM_CONCURRENCY: atLeastOne(fitting('chromium')),
  OCTAVO_SPARES: count(Math.min(2, cores)),
  OCTAVO_OFFICE_SPARES: count(1),
  OCTAVO_CHROMIUM_SPARES: count(1),
  OCTAVO_MEMORY_MB: atLeastOne(1024),
  OCTAVO_OUTPUT_MB: atLeastOne(1024),
  OCTAVO_PAGE_PROCESSOR_SECONDS: atLeastOne(pageProcessorSeconds),
  OCTAVO_SANDBOX: z.enum(['auto', 'require', 'off']).default('auto'),
});

/** Variables that look like settings but are not, such as misspelt ones: they have no effect. */
export function unknownSettings(variables: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(environment.shape).flatMap((name) => [name, `${name}_FILE`]);
  const elsewhere = ['OCTAVO_CORPUS', 'OCTAVO_TESSDATA', 'OCTAVO_TESSDATA_URL'];

  return Object.keys(variables).filter(
    (name) => name.startsWith('OCTAVO_') && !known.includes(name) && !elsewhere.includes(name),
  );
}

/** @throws WrongConfig that names every setting which cannot be used. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const settings = readSettingFiles(variables, Object.keys(environment.shape));
  const present = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);

  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new WrongConfig(`invalid configuration\n  ${wrong.join('\n  ')}`);
  }

  const given = parsed.data;
  refuseIncomplete(given);

  const dataFolder = resolve(given.OCTAVO_DATA ?? defaultFolder(variables));

  return {
    dataFolder,
    bundlesFolder: resolve(given.OCTAVO_BUNDLES ?? join(dataFolder, 'bundles')),
    host: given.OCTAVO_HOST,
    port: given.OCTAVO_PORT,
    webProcesses: given.OCTAVO_WEB_PROCESSES,
    origin: given.OCTAVO_ORIGIN ?? null,
    contentOrigin: given.OCTAVO_CONTENT_ORIGIN ?? null,
    timeStampAuthority: given.OCTAVO_TSA ?? null,
    trustFolder: given.OCTAVO_TRUST ?? null,
    formsFolder: given.OCTAVO_FORMS ?? null,
    downloadsFolder: resolve(given.OCTAVO_DOWNLOADS),
    seal: sealOf(given),
    startPath: given.OCTAVO_START_PATH ?? null,
    databaseUrl: given.DATABASE_URL ?? null,
    serverKey: given.OCTAVO_KEY,
    plansFile: given.OCTAVO_PLANS ?? null,
    demoPayments: given.OCTAVO_SANDBOX_PAYMENTS,
    access: given.OCTAVO_ACCESS,
    isDesktop: false,
    mode: modeOf(given),
    developsInPublic: given.OCTAVO_MODE === 'development',
    mail: mailOf(given),
    google: googleOf(given),
    payments: paymentsOf(given),
    operator: operatorOf(given),
    analytics: analyticsOf(given),
    ai: aiOf(given),
    facade: given.OCTAVO_FACADE === 'on',
    agents: given.OCTAVO_MCP === 'on',
    logLevel: given.OCTAVO_LOG,
    metrics: given.OCTAVO_METRICS,
    behindProxy: given.OCTAVO_BEHIND_PROXY,
    limits: {
      taskBytes: given.OCTAVO_TASK_MB * mebibyte,
      retainSeconds,
      requestsPerMinute: given.OCTAVO_REQUESTS_PER_MINUTE,
      uploadsPerMinute: given.OCTAVO_UPLOADS_PER_MINUTE,
      uploadBytesPerMinute: given.OCTAVO_UPLOAD_MB_PER_MINUTE * mebibyte,
      storage: {
        storedBytes: given.OCTAVO_STORED_MB * mebibyte,
        addressStoredBytes: given.OCTAVO_ADDRESS_STORED_MB * mebibyte,
      },
      pagesPerMinute: given.OCTAVO_PAGES_PER_MINUTE,
      streams: given.OCTAVO_STREAMS,
      processorSeconds: processorLimitsOf(given),
      addressTasksPerDay: given.OCTAVO_ADDRESS_TASKS_PER_DAY,
    },
    storage: {
      reserveBytes: given.OCTAVO_RESERVE_MB === undefined ? null : given.OCTAVO_RESERVE_MB * mebibyte,
      ballastBytes: given.OCTAVO_BALLAST_MB * mebibyte,
    },
    worker: {
      concurrency: given.OCTAVO_CONCURRENCY,
      programConcurrency: {
        office: given.OCTAVO_OFFICE_CONCURRENCY,
        chromium: given.OCTAVO_CHROMIUM_CONCURRENCY,
      },
      spares: given.OCTAVO_SPARES,
      programSpares: { office: given.OCTAVO_OFFICE_SPARES, chromium: given.OCTAVO_CHROMIUM_SPARES },
      memoryBytes: given.OCTAVO_MEMORY_MB * mebibyte,
      outputBytes: given.OCTAVO_OUTPUT_MB * mebibyte,
      pageProcessorSeconds: given.OCTAVO_PAGE_PROCESSOR_SECONDS,
      sandbox: sandboxOf(given),
    },
  };
}

/** Without accounts visitors are not limited unless the operator says so: most such services are private. */
function processorLimitsOf(given: ConfigEnvironment): ProcessorLimits {
  const fallback = given.OCTAVO_ACCESS === 'open' ? null : processorSecondsPerHour.visitor;

  return {
    visitor: given.OCTAVO_VISITOR_PROCESSOR_SECONDS ?? fallback,
    trial: given.OCTAVO_TRIAL_PROCESSOR_SECONDS,
  };
}

/** A public service is in production mode, unless the operator sets the mode. */
function modeOf(given: ConfigEnvironment): Mode {
  const isPublic =
    given.NODE_ENV === 'production' ||
    given.OCTAVO_ORIGIN?.startsWith('https:') === true ||
    given.OCTAVO_BEHIND_PROXY ||
    !isLoopback(given.OCTAVO_HOST) ||
    takesMoney(given);

  return given.OCTAVO_MODE ?? (isPublic ? 'production' : 'development');
}

/** In production, files come from untrusted users: bubblewrap is required unless the operator turns it off. */
function sandboxOf(given: ConfigEnvironment): WorkerConfig['sandbox'] {
  return given.OCTAVO_SANDBOX === 'auto' && modeOf(given) === 'production' ? 'require' : given.OCTAVO_SANDBOX;
}

function takesMoney(given: ConfigEnvironment): boolean {
  const { stripe, paypal } = paymentsOf(given);

  return stripe !== null || paypal !== null;
}

function mailOf({ OCTAVO_SMTP_URL: smtpUrl, OCTAVO_MAIL_FROM: from }: ConfigEnvironment): MailConfig | null {
  return smtpUrl === undefined || from === undefined ? null : { smtpUrl, from };
}

function googleOf(given: ConfigEnvironment): GoogleConfig | null {
  const {
    OCTAVO_GOOGLE_ISSUER: issuer,
    OCTAVO_GOOGLE_CLIENT_ID: clientId,
    OCTAVO_GOOGLE_CLIENT_SECRET: clientSecret,
  } = given;

  return clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret };
}

function sealOf({
  OCTAVO_SEAL_P12: path,
  OCTAVO_SEAL_PASSWORD: password,
}: ConfigEnvironment): Config['seal'] {
  return path === undefined || password === undefined ? null : { path: resolve(path), password };
}

/** Alternatives that are offered when the settings for mail are missing. */
const withoutMail =
  'OCTAVO_ACCESS=open needs no accounts, and OCTAVO_MODE=development shows mail on a page that anyone can open';

/**
 * Refuses incomplete or contradictory settings.
 *
 * @throws WrongConfig that names every setting that another one, or signing in, needs.
 */
function refuseIncomplete(given: ConfigEnvironment): void {
  const sendsMail = given.OCTAVO_SMTP_URL !== undefined;
  const isPublic = modeOf(given) === 'production' && given.OCTAVO_ACCESS === 'subscription';
  const missing = [
    !isPublic || sendsMail ? null : `OCTAVO_SMTP_URL: needed to send sign-in links; ${withoutMail}`,
    !sendsMail || given.OCTAVO_MAIL_FROM !== undefined
      ? null
      : 'OCTAVO_MAIL_FROM: needed as the sender of mail',
    (!isPublic && !sendsMail) || given.OCTAVO_ORIGIN !== undefined
      ? null
      : 'OCTAVO_ORIGIN: needed for links in mail, because the host of a request is not trusted',
    (given.OCTAVO_GOOGLE_CLIENT_ID === undefined) === (given.OCTAVO_GOOGLE_CLIENT_SECRET === undefined)
      ? null
      : 'OCTAVO_GOOGLE_CLIENT_ID and OCTAVO_GOOGLE_CLIENT_SECRET: both must be set',
    (given.OCTAVO_SEAL_P12 === undefined) === (given.OCTAVO_SEAL_PASSWORD === undefined)
      ? null
      : 'OCTAVO_SEAL_P12 and OCTAVO_SEAL_PASSWORD: both must be set',
    given.OCTAVO_CONTENT_ORIGIN === undefined || given.OCTAVO_ORIGIN !== undefined
      ? null
      : 'OCTAVO_ORIGIN: needed with OCTAVO_CONTENT_ORIGIN, as the host that links to it and may read from it',
    ...missingForPayments(given),
    ...missingForOperator(given),
    ...missingForAi(given),
    !takesMoney(given) || given.OCTAVO_ORIGIN !== undefined
      ? null
      : 'OCTAVO_ORIGIN: needed as the address to return to after a payment',
  ].filter((sentence) => sentence !== null);

  if (missing.length > 0) {
    throw new WrongConfig(`incomplete configuration\n  ${missing.join('\n  ')}`);
  }

  const wrong = [
    ...(modeOf(given) === 'production' ? wrongTrialRun(given, given.OCTAVO_SANDBOX_PAYMENTS) : []),
    ...wrongContentOrigin(given),
    ...wrongForAi(given),
  ];

  if (wrong.length > 0) {
    throw new WrongConfig(`contradictory configuration\n  ${wrong.join('\n  ')}`);
  }
}

/**
 * Refuses the same host for both: cookies are sent to every port of a host, and a request refused on one
 * scheme must not pass on another.
 */
function wrongContentOrigin({
  OCTAVO_ORIGIN: main,
  OCTAVO_CONTENT_ORIGIN: content,
}: ConfigEnvironment): string[] {
  if (main === undefined || content === undefined) {
    return [];
  }

  return new URL(main).hostname === new URL(content).hostname
    ? ['OCTAVO_CONTENT_ORIGIN: must have a different host than OCTAVO_ORIGIN']
    : [];
}

function defaultFolder(variables: Readonly<Record<string, string | undefined>>): string {
  if (process.getuid?.() === 0) {
    return '/var/lib/octavo';
  }

  return join(variables['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'octavo');
}
