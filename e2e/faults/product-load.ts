import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { randomIds } from '@octavo/adapters/system/system';
import type { JobView } from '@octavo/contract/job';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';

/** Uploads and jobs that the product has acknowledged and that no kill may lose. */
export interface Acknowledged {
  /** Tokens of uploads, with the hash of their bytes. */
  readonly uploads: Map<string, string>;
  readonly jobs: Set<string>;
}

const pauseMilliseconds = 100;

/** Clients that upload files and request jobs continuously, and repeat requests without an answer. */
export class ProductLoad {
  readonly acknowledged: Acknowledged = { uploads: new Map(), jobs: new Set() };
  /** Responses other than a success and 503 with `Retry-After`. */
  readonly errors: string[] = [];
  readonly #api: string;
  readonly #clients: Promise<void>[];
  #isOver = false;

  constructor(address: string, clients: number) {
    this.#api = `${address}/api/v1`;
    this.#clients = Array.from({ length: clients }, () => this.#work());
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #work(): Promise<void> {
    while (!this.#isOver) {
      const token = await this.#upload();

      if (token !== null) {
        await this.#order(token);
      }

      await delay(pauseMilliseconds);
    }
  }

  /** Half of the uploads are sent only once, so that those that a kill cuts off stay cut off. */
  async #upload(): Promise<string | null> {
    const bytes = someDocument();
    const id = randomIds.token();
    const send = () => this.#post(`/files?id=${id}`, bytes, { 'x-file-name': 'a.pdf' }, 201);
    const isRepeated = randomBytes(1).readUInt8() % 2 === 0;
    const isDone = (await send()) || (isRepeated && (await this.#untilAnswered(send)));

    if (!isDone) {
      return null;
    }

    this.acknowledged.uploads.set(id, hashOf(bytes));

    return id;
  }

  async #order(token: string): Promise<void> {
    const id = randomIds.token();
    const order = JSON.stringify({ id, tool: 'rotate-pdf', files: [{ token }], options: { angle: 90 } });
    const headers = { 'content-type': 'application/json' };

    if (await this.#untilAnswered(() => this.#post('/jobs', order, headers, 202))) {
      this.acknowledged.jobs.add(id);
    }
  }

  async #untilAnswered(send: () => Promise<boolean>): Promise<boolean> {
    while (!this.#isOver) {
      if (await send()) {
        return true;
      }

      await delay(pauseMilliseconds);
    }

    return false;
  }

  async #post(
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    headers: Record<string, string>,
    status: number,
  ): Promise<boolean> {
    const answer = await fetch(`${this.#api}${path}`, { method: 'POST', body, headers }).catch(() => null);
    const text = await answer?.text().catch(() => '');
    const isDone = answer?.status === status;

    if (!isDone && !(answer?.status === 503 && answer.headers.has('retry-after'))) {
      this.errors.push(`${path} ${answer?.status} ${text}`);
    }

    return isDone;
  }

  /** Uploads whose content differs from what was sent, or cannot be read. */
  async lostUploads(): Promise<string[]> {
    const lost: string[] = [];

    for (const [token, hash] of this.acknowledged.uploads) {
      const answer = await fetch(`${this.#api}/files/${token}/content`);

      if (hashOf(Buffer.from(await answer.arrayBuffer())) !== hash) {
        lost.push(`${token} ${answer.status}`);
      }
    }

    return lost;
  }

  /** Jobs that are not done, or whose result cannot be read, after waiting for those still running. */
  async lostJobs(): Promise<string[]> {
    const lost: string[] = [];

    for (const id of this.acknowledged.jobs) {
      const job = await this.#ended(id);
      const result = job.results[0];
      const content = await fetch(`${this.#api}/files/${result?.token ?? 'none'}/content`);

      if (job.state !== 'done' || !(await content.text()).startsWith('%PDF')) {
        lost.push(`${id} ${job.state} ${job.failure?.code} ${content.status}`);
      }
    }

    return lost;
  }

  async #ended(id: string): Promise<JobView> {
    for (;;) {
      const answer = await fetch(`${this.#api}/jobs/${id}`);
      const job: JobView = JSON.parse(await answer.text());

      if (!answer.ok || job.finishedAt !== null) {
        return { ...job, results: job.results ?? [] };
      }

      await delay(pauseMilliseconds);
    }
  }
}

/** Each document is different. */
function someDocument(): Buffer<ArrayBuffer> {
  const mark = randomBytes(8).toString('hex').replace(/\d/g, 'x');

  return Buffer.from(featureDocument({ pages: 2, mark }));
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
