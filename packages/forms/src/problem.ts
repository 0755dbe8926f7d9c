/**
 * Finding about an answer. `wrong`: the answer does not have the format of its field, and commands refuse it;
 * `missing`: the form requires it; `doubtful`: unlikely, shown beside the question, and never in the way.
 */
export interface AnswerProblem {
  readonly question: string;
  readonly weight: 'wrong' | 'missing' | 'doubtful';
  /** Name of the rule, such as `ein-prefix`; its words are in the copy of the form or of the formats. */
  readonly rule: string;
  /** Values in the words of the rule. */
  readonly values?: Readonly<Record<string, string | number>>;
}
