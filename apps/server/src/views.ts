import type { FailureView, FileView, JobView } from '@octavo/contract/job';
import { optionOf } from '@octavo/contract/option-files';
import type { Job, JobFailure } from '@octavo/domain/job';
import { isEnded } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import '@octavo/i18n/every-language';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';

export function viewFile(file: FileRecord): FileView {
  return {
    token: file.token,
    name: file.name,
    kind: file.kind,
    sizeBytes: file.sizeBytes,
    createdAt: file.createdAt.toISOString(),
    expiresAt: file.expiresAt.toISOString(),
  };
}

function viewResult(
  file: FileRecord,
  previews: readonly FileRecord[],
  isMarked: boolean,
): JobView['results'][number] {
  return {
    ...viewFile(file),
    place: file.origin?.place ?? 0,
    previews: previews
      .filter(({ origin }) => origin?.place === file.origin?.place)
      .map(({ kind, origin }) => ({
        page: origin?.preview ?? 1,
        kind: kind === 'txt' ? kind : 'jpg',
        isMarked,
      })),
    pages: file.origin?.pages ?? null,
    notes: [...(file.origin?.notes ?? [])],
    input: file.origin?.input ?? null,
  };
}

export function viewJob(
  job: Job,
  results: readonly FileRecord[],
  previews: readonly FileRecord[],
  locale: Locale,
): JobView {
  return {
    id: job.id,
    tool: job.tool,
    state: job.state,
    progress: progressOf(job),
    inputs: job.inputs.map(({ token, name, option, failure }) => ({
      token,
      name,
      ...optionOf({ option }),
      failure: viewFailure(failure, locale),
    })),
    results: results.map((file) => viewResult(file, previews, job.marksPreviews)),
    failure: viewFailure(job.state === 'failed' ? job.failure : null, locale),
    createdAt: job.createdAt.toISOString(),
    startedAt: job.state === 'queued' ? null : (job.startedAt?.toISOString() ?? null),
    finishedAt: isEnded(job) ? job.finishedAt.toISOString() : null,
    expiresAt: job.expiresAt.toISOString(),
  };
}

function progressOf(job: Job): number {
  if (job.state === 'running') {
    return job.progress;
  }

  return job.state === 'done' ? 1 : 0;
}

export function viewFailure(failure: JobFailure | null, locale: Locale): FailureView | null {
  if (failure === null) {
    return null;
  }

  const { code, values } = failure;

  return { code, values: { ...values }, detail: failureText(locale, code, values) };
}
