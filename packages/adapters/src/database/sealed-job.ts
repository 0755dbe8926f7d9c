import type { FailureValues } from '@octavo/contract/failures';
import { optionOf } from '@octavo/contract/option-files';
import type { Job, JobFailure, JobInput } from '@octavo/domain/job';
import type { RowSeal } from '@octavo/domain/row-seal';
import { jsonText } from '../system/json-text.ts';
import type { StoredFailure, StoredInput } from './schema.ts';

/** Details of a job that may contain names of its files: the names, and the values of failures. */
export interface JobSecrets {
  /** One entry per input. */
  readonly names: readonly string[];
  readonly values: readonly (FailureValues | null)[];
  /** Values of the failure the job ended with. */
  readonly failure: FailureValues | null;
}

export function secretsOf(job: Job): JobSecrets {
  return {
    names: job.inputs.map(({ name }) => name),
    values: job.inputs.map(({ failure }) => failure?.values ?? null),
    failure: job.state === 'failed' ? job.failure.values : null,
  };
}

const ownerOf = (job: string) => `names ${job}`;

export function sealSecrets(seal: RowSeal, key: string, job: Job): Promise<Uint8Array | null> {
  // Normalized like other stored text: without NUL and lone surrogates.
  return seal.seal(key, JSON.parse(jsonText(secretsOf(job))), ownerOf(job.id));
}

/** Null once the key is destroyed. */
export async function openSecrets(
  seal: RowSeal,
  row: {
    readonly id: string;
    readonly names_key: string | null;
    readonly sealed_names: Uint8Array | null;
  },
): Promise<JobSecrets | null> {
  // Sealed by `sealSecrets` and bound to this job, so no other party can have made it.
  return (await seal.open(row.names_key ?? null, row.sealed_names, ownerOf(row.id))) as JobSecrets | null;
}

/** The part of the inputs that is stored unsealed. */
export function storedInputs(job: Job): readonly StoredInput[] {
  return job.inputs.map(({ token, option, failure }) => ({
    token,
    ...optionOf({ option }),
    failure: storedFailure(failure),
  }));
}

export function storedFailure(failure: JobFailure | null): StoredFailure | null {
  return failure === null ? null : { code: failure.code };
}

export function inputsOf(stored: readonly StoredInput[], secrets: JobSecrets | null): readonly JobInput[] {
  return stored.map(({ token, option, failure }, index) => ({
    token,
    name: secrets?.names[index] ?? '',
    ...optionOf({ option }),
    failure: failure === null ? null : failureOf(failure, secrets?.values[index] ?? null),
  }));
}

export function failureOf({ code }: StoredFailure, values: FailureValues | null): JobFailure {
  return { code, values: values ?? {} };
}
