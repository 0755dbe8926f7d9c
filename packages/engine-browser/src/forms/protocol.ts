import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import type { Answers } from '@octavo/forms/answers';

/** Form to fill in. */
export interface FillingTask {
  /** Folder of the form. */
  readonly form: string;
  /** Id of the revision. */
  readonly revision: string;
  readonly blank: Blob;
  readonly answers: Answers;
  readonly flatten: boolean;
}

export type FillingResponse =
  | { readonly kind: 'filled'; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'failed';
      readonly code: FailureCode;
      readonly detail: string;
      readonly values: FailureValues;
    };
