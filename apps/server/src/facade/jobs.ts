import { isFailure } from '@octavo/contract/failures';
import { type FileView, type JobView, jobView } from '@octavo/contract/job';
import { mediaTypes } from '@octavo/contract/media-types';
import type { Api } from '../http/own-api.ts';
import { answer, codes, encodeResult } from './envelope.ts';

/** Milliseconds for which a call waits for the end of a job. */
const waitMilliseconds = 60_000;

type Status = 'Doing' | 'Done' | 'Failed';

/** Answers with the state of a job; `more` is added to the answer. */
export function answerJob(job: JobView, more: object = {}): Response {
  const status = statusOf(job);
  const failure = job.failure ?? job.inputs.find((input) => input.failure !== null)?.failure ?? null;
  const failed =
    status === 'Failed' && failure !== null ? { msg: failure.detail, failure: failure.code } : {};

  return answer({
    code: status === 'Done' ? codes.fileSuccess : codes.inProgress,
    ...failed,
    result: { status, progress: job.progress, token: job.id, id: job.id },
    resultString: encodeResult(resultOf(job, status)),
    ...more,
  });
}

export async function readJob(api: Api, id: string): Promise<JobView> {
  return api.read(jobView, `/jobs/${id}`);
}

/**
 * Waits until the job has ended, or a minute has passed. A job that cannot be followed now is returned as it was: it
 * runs, and its state can be asked for.
 */
export async function waitForJob(api: Api, job: JobView): Promise<JobView> {
  try {
    const { body } = await api.open(`/jobs/${job.id}/events`);
    const signal = AbortSignal.timeout(waitMilliseconds);
    // Also ends when the connection breaks: the state is read in any case.
    await body?.pipeTo(new WritableStream(), { signal }).catch(() => undefined);

    return await readJob(api, job.id);
  } catch (error) {
    if (isFailure(error) && error.code === 'too-frequent') {
      return job;
    }

    throw error;
  }
}

/** Downloads the result of a job that is done, several as a zip file; else answers with the state of the job. */
export async function answerBytes(api: Api, job: JobView): Promise<Response> {
  return statusOf(job) === 'Done' ? api.open(addressOf(job)) : answerJob(job);
}

function statusOf({ state }: JobView): Status {
  if (state === 'done') {
    return 'Done';
  }

  return state === 'queued' || state === 'running' ? 'Doing' : 'Failed';
}

/** Path of the results of a job, within the API. */
function addressOf({ id, results }: JobView): string {
  const [first, ...others] = results;

  return first === undefined || others.length > 0 ? `/jobs/${id}/zip` : contentOf(first);
}

const contentOf = ({ token }: FileView) => `/files/${token}/content`;

function resultOf(job: JobView, status: Status): object {
  const pathsOf = (mediaType: RegExp) =>
    job.results
      .filter(({ kind }) => mediaType.test(mediaTypes[kind]))
      .map((file) => published(contentOf(file)));
  const pdfs = pathsOf(/^application\/pdf$/);

  return {
    status,
    progress: job.progress,
    filesize: job.results.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    fileurl: status === 'Done' ? published(addressOf(job)) : '',
    pdfurl: pdfs[0] ?? '',
    pdfurls: pdfs,
    imageurls: pathsOf(/^image\//),
  };
}

const published = (path: string) => `/api/v1${path}`;
