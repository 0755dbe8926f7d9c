import { readFile } from 'node:fs/promises';
import type { VerificationReport } from '@octavo/contract/signing/signature-report';
import { catalogue } from '@octavo/tools/catalogue';
import type { ToolOutcome } from '@octavo/tools/kit/run-tool';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { RunCommand } from './arguments.ts';

/** Reports that answer a question of the user, and the results beside them. */
export interface TakenReports {
  /** Results that are written. */
  readonly files: ToolOutcome['results'];
  readonly reports: readonly { readonly input: string; readonly report: VerificationReport }[];
}

/** Separates the reports of a tool from its other results. A report becomes a file when `-o` names one. */
export async function takeReports(
  { results }: ToolOutcome,
  { tool, output }: RunCommand,
  sourceOf: (input: number) => string,
): Promise<TakenReports> {
  const { report }: ToolFacts = catalogue[tool];
  const printed = report === 'verification' ? results.filter(({ file }) => file.kind === 'json') : [];
  const isWritten = output?.toLowerCase().endsWith('.json') === true;
  const reports = await Promise.all(
    printed.map(async ({ input, file }) => ({
      input: sourceOf(input ?? 0),
      report: JSON.parse(await readFile(file.path, 'utf8')) as VerificationReport,
    })),
  );

  return { files: isWritten ? results : results.filter((result) => !printed.includes(result)), reports };
}
