import type { JobView } from '@octavo/contract/job';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { photograph } from '@octavo/testkit/pictures/pictures';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { expect, vi } from 'vitest';

interface TriedJob {
  readonly tool: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Times that the file is given; once by default. */
  readonly times?: number;
  readonly options?: object;
  /** Text that the bytes of the result have. */
  readonly has: RegExp;
}

/** One job of each class: pages, editing, encryption by qpdf, pictures, layout, and OCR in the languages built in. */
async function jobsToTry(): Promise<TriedJob[]> {
  const pdf = new Uint8Array(featureDocument({ pages: 2 }));
  const picture = new Uint8Array(await photograph(300, 200).png().toBuffer());
  const scan = new Uint8Array(await scanPicture(scanLines));
  const password = 'harbour clock winter';

  return [
    { tool: 'rotate-pdf', name: 'a.pdf', bytes: pdf, options: { angle: 90 }, has: /^%PDF/ },
    { tool: 'merge-pdf', name: 'a.pdf', bytes: pdf, times: 2, has: /^%PDF/ },
    // The edit is written after the bytes of the file.
    {
      tool: 'edit-pdf',
      name: 'a.pdf',
      bytes: pdf,
      options: { replace: ['Text=>Word'] },
      has: /startxref.*startxref/s,
    },
    { tool: 'protect-pdf', name: 'a.pdf', bytes: pdf, options: { password }, has: /\/Encrypt/ },
    { tool: 'pdf-to-word', name: 'a.pdf', bytes: pdf, has: /^PK.*word\/document\.xml/s },
    { tool: 'jpg-to-pdf', name: 'a.png', bytes: picture, has: /^%PDF/ },
    { tool: 'pdf-to-txt', name: 'a.pdf', bytes: pdf, has: /\w/ },
    { tool: 'pdf-ocr', name: 'scan.png', bytes: scan, options: { format: 'txt' }, has: /quick brown fox/ },
  ];
}

/** Opens the window's address, and runs jobs over HTTP as its pages do. */
export async function tryJobs(address: string): Promise<void> {
  const { origin } = new URL(address);
  const opened = await fetch(address, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = (path: string, request: RequestInit = {}) =>
    fetch(`${origin}/api/v1${path}`, { ...request, headers: { cookie, origin, ...request.headers } });

  for (const { has, ...job } of await jobsToTry()) {
    const { tool } = job;
    const result = await runJob(ask, job);
    expect(Buffer.from(await result.arrayBuffer()).toString('latin1'), tool).toMatch(has);
  }
}

type SendRequest = (path: string, request?: RequestInit) => Promise<Response>;

async function runJob(
  ask: SendRequest,
  { tool, name, bytes, times = 1, options = {} }: Omit<TriedJob, 'has'>,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const { token } = (await (await ask('/files', { method: 'POST', body: form })).json()) as { token: string };
  const id = crypto.randomUUID().replaceAll('-', '');
  await ask('/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, tool, files: Array.from({ length: times }, () => ({ token })), options }),
  });
  const job = await vi.waitFor(
    async () => {
      const seen = (await (await ask(`/jobs/${id}`)).json()) as JobView;
      expect(['done', 'failed']).toContain(seen.state);

      return seen;
    },
    { timeout: 180_000, interval: 500 },
  );
  expect(job, tool).toMatchObject({ state: 'done', failure: null });

  return ask(`/files/${job.results[0]?.token}/content`);
}
