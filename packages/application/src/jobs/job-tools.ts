import type { RequestRules } from '@octavo/domain/job-request';

/** Tools as job requests need them: rules and options, without the implementations. */
export interface JobTools {
  /** Null for an unknown tool. */
  rulesOf(tool: string): RequestRules | null;
  /**
   * Checks the options by the schema of the tool; true when they use a part of it that belongs to Pro.
   *
   * @throws Failure `illegal-input` naming the first invalid option, or the code that the schema specifies.
   */
  usesPro(tool: string, options: Readonly<Record<string, unknown>>): Promise<boolean>;
}
