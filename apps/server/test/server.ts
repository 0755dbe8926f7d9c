import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openidProvider } from '@octavo/adapters/identity/openid-provider';
import { openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform } from '@octavo/adapters/platform/platform';
import type { AiConfig } from '@octavo/adapters/settings/ai-settings';
import type { Config } from '@octavo/adapters/settings/config';
import { randomIds } from '@octavo/adapters/system/system';
import { accountPlans } from '@octavo/application/billing/account-plans';
import { addressTasksPerDay, mebibyte, retainSeconds } from '@octavo/contract/limits';
import { claim, finish } from '@octavo/domain/job';
import { findCodeMapFile } from '@octavo/engine-node/fonts/code-maps';
import { findFontFile } from '@octavo/engine-node/fonts/font-files';
import { blankFinder, newestFinder } from '@octavo/engine-node/forms/find-blank';
import { FakeEngine } from '@octavo/testkit/documents/fake-engine';
import type { TestDatabase } from '@octavo/testkit/ports/database';
import pino from 'pino';
import { createApp } from '../src/app.ts';
import { noArticles } from '../src/articles.ts';
import { openAnswering } from '../src/documents/answering.ts';
import { openEngine } from '../src/documents/engine/open-engine.ts';
import { openDownloads } from '../src/downloads.ts';
import { createMetrics } from '../src/metrics.ts';
import type { ServerPorts } from '../src/ports.ts';
import { productTools } from '../src/tools.ts';

export const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}\n%%EOF`);

export const json = async (response: Response) => JSON.parse(await response.text());

interface TestTime {
  ahead: number;
  stopped: Date | null;
}

interface TestConfig extends Partial<ServerPorts['config'] & Pick<Config, 'google' | 'payments'>> {
  /** Model that answers in place of the fake engine. */
  readonly ai?: AiConfig;
}

const nobody = { stripe: null, paypal: null };

/** Any tool that takes a PDF reads documents here: tests end its jobs themselves. */
const testTools = { ...productTools, readingTool: 'compress-pdf' };

/**
 * Application under test, with its own database and a clock that can be set, accessed as clients access it.
 */
export class TestServer {
  readonly folder: string;
  readonly ports: ServerPorts;
  readonly app: ReturnType<typeof createApp>;
  /** The clock of the server: ahead by some milliseconds, or stopped. */
  readonly time: TestTime;
  readonly engine: FakeEngine;
  /** Lines of the log. */
  readonly logged: readonly string[];
  /** Content of the results of jobs, which tests end themselves. */
  resultText = (place: number) => `%PDF-1.7 result ${place}`;
  readonly #close: () => Promise<void>;

  private constructor(
    folder: string,
    ports: ServerPorts,
    parts: Pick<TestServer, 'time' | 'engine' | 'logged'>,
    close: () => Promise<void>,
  ) {
    this.folder = folder;
    this.ports = ports;
    this.time = parts.time;
    this.engine = parts.engine;
    this.logged = parts.logged;
    this.app = createApp(this.ports);
    this.#close = close;
  }

  /** Opens a server; closing it removes the database. */
  static async open(
    database: TestDatabase,
    { google = null, payments = nobody, ai, ...changes }: TestConfig = {},
  ): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-app-'));
    const platform = await openPlatform(
      { dataFolder: folder, databaseUrl: database.url, serverKey: undefined },
      (error) => {
        throw error;
      },
    );
    const time: TestTime = { ahead: 0, stopped: null };
    const clock = { now: () => time.stopped ?? new Date(Date.now() + time.ahead) };
    const money = {
      plansFile: null,
      demoPayments: 'auto' as const,
      mode: 'development' as const,
      payments,
    };
    const { billing, demoPayments } = await openBilling(platform, { ...money, ...changes }, clock);
    const engine = new FakeEngine();
    const logged: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
    const real = ai === undefined ? null : openEngine({ ...platform, log }, ai);
    const parts = { ...platform, clock, engine: real ?? engine, log };
    const answering = openAnswering(parts);
    const ports = {
      ...parts,
      reader: real ?? engine,
      answering,
      billing,
      demoPayments,
      accountPlans: accountPlans(billing),
      tools: testTools,
      metrics: createMetrics(platform.jobs.count, platform.listWorkers),
      config: {
        access: 'open' as const,
        host: '127.0.0.1',
        origin: 'https://octavo.example',
        contentOrigin: null,
        metrics: 'local' as const,
        behindProxy: true,
        mode: 'development' as const,
        developsInPublic: true,
        mail: null,
        operator: null,
        analytics: null,
        ai: ai ?? null,
        facade: false,
        agents: false,
        limits: {
          taskBytes: mebibyte,
          retainSeconds,
          requestsPerMinute: 300,
          uploadsPerMinute: 300,
          uploadBytesPerMinute: 1024 * mebibyte,
          storage: { storedBytes: 1024 * mebibyte, addressStoredBytes: 2048 * mebibyte },
          pagesPerMinute: 30,
          streams: 3,
          processorSeconds: { visitor: null, trial: 1800 },
          addressTasksPerDay,
        },
        ...changes,
      },
      google: google === null ? null : openidProvider(google),
      web: null,
      articles: noArticles,
      drawCard: async () => Buffer.from('a picture'),
      downloads: openDownloads(join(folder, 'downloads')),
      findFont: findFontFile,
      findBlank: blankFinder([]),
      findNewestRevision: newestFinder([]),
      findCodeMap: findCodeMapFile,
      signing: { timeStampHost: 'time.example', roots: [new Uint8Array([0x30, 0])] },
    };

    return new TestServer(folder, ports, { time, engine, logged }, async () => {
      await answering.stop();
      await real?.close();
      await platform.close();
      await database.remove();
      await rm(folder, { recursive: true });
    });
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    return this.app.request(`/api/v1${path}`, init);
  }

  async upload(bytes: Uint8Array<ArrayBuffer> = pdf, name = 'report.pdf', query = ''): Promise<Response> {
    const form = new FormData();
    form.set('file', new File([bytes], name));

    return this.request(`/files${query}`, { method: 'POST', body: form });
  }

  async requestJob(body: object): Promise<Response> {
    return this.request('/jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Uploads a file and returns a job request for it. */
  async jobRequestOf(changes: object = {}) {
    const { token } = await json(await this.upload());

    return {
      id: randomIds.token(),
      tool: 'rotate-pdf',
      files: [{ token }],
      options: { angle: 90 },
      ...changes,
    };
  }

  /**
   * Ends a job as a worker would, with two results of the same name, and a preview of the first if the job
   * makes previews.
   */
  async finishJob(
    id: string,
    name = 'résumé.pdf',
    failures: Parameters<typeof finish>[2] = new Map(),
  ): Promise<void> {
    const job = await this.#claim(id);
    const made = [
      { place: 0, preview: null },
      { place: 1, preview: null },
      ...(job?.marksPreviews === true ? [{ place: 0, preview: 1 }] : []),
    ];
    const results = await Promise.all(
      made.map(async ({ place, preview }) => ({
        ...(await this.ports.vault.store(bytesOf(Buffer.from(this.resultText(place))))),
        token: randomIds.token(),
        owner: { account: null, device: null },
        name,
        kind: 'pdf' as const,
        createdAt: this.ports.clock.now(),
        expiresAt: job?.expiresAt ?? this.ports.clock.now(),
        isErased: false,
        origin: { job: id, place, input: 0, pages: 1, notes: [], preview },
      })),
    );
    await this.ports.jobs.change(
      id,
      (current) => finish(current, 1, failures, this.ports.clock.now()),
      results,
    );
  }

  /** Claims a job, unless its first attempt runs already. */
  #claim(id: string) {
    return this.ports.jobs.change(id, (current) =>
      current.state === 'queued' ? claim(current, this.ports.clock.now()) : current,
    );
  }

  /** Reads the first pages of the last file of a document, as a worker would that has not come further yet. */
  async readPages(document: string, lastPage: number, pageCount: number): Promise<void> {
    const { job = '' } = (await this.ports.documents.find(document))?.files.at(-1) ?? {};
    const found = await this.#claim(job);
    const part = {
      ...(await this.ports.vault.store(bytesOf(Buffer.from('{}')))),
      token: randomIds.token(),
      owner: { account: null, device: null },
      name: 'part.json',
      kind: 'json' as const,
      createdAt: this.ports.clock.now(),
      expiresAt: found?.expiresAt ?? this.ports.clock.now(),
      isErased: false,
      origin: { job, place: 1, input: 0, pages: pageCount, notes: [], preview: lastPage },
    };
    await this.ports.jobs.addPart(job, 1, part);
  }

  /** Ends the reading jobs of a document as a worker would. */
  async finishReading(document: string): Promise<void> {
    const found = await this.ports.documents.find(document);

    for (const { job, state } of found?.files ?? []) {
      if (state === 'reading') {
        await this.finishJob(job, 'passages.json');
      }
    }
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function* bytesOf(bytes: Uint8Array) {
  yield bytes;
}
