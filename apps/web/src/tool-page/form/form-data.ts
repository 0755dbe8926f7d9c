import type { FormFolder } from '@octavo/forms/_gen/forms';
import type { FormWords } from '@octavo/forms/form';
import type { QuestionGroup } from '@octavo/forms/question';

/** Facts of a form that its page shows before any code of the form is loaded. */
export interface FormData {
  /** Folder of the form. */
  readonly form: FormFolder;
  readonly groups: readonly QuestionGroup[];
  /** Words of the form; its rules include those that all forms share. */
  readonly words: FormWords;
  /** Sentence on the revision that is filled in; null for a form whose revision follows from its year. */
  readonly revision: string | null;
  /** Official address where the form is free. */
  readonly official: string;
  /** Path of the tool that signs the result; null for a form that is signed on paper. */
  readonly signsAt: string | null;
}
