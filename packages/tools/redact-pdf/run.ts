import { writeFile } from 'node:fs/promises';
import type { Operation } from '@octavo/contract/edits/edit-list';
import type { RedactionReport } from '@octavo/editing/redaction/redaction-report';
import { applyEditList } from '@octavo/engine-node/pdf/apply-edit-list';
import { beforeLast } from '../_kit/before-last.ts';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';
import { reportJson } from './report-json.ts';

/** Colour of the boxes over texts that are given as options. */
const cover = '#000000';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const { edits = null, redact, redactPattern, matchCase, wholeWords, language } = options;
  const operations: readonly Operation[] = [
    ...redact.map((text, index) => ({
      id: `option-text-${index + 1}`,
      kind: 'redact.text' as const,
      text,
      matchCase,
      wholeWords,
      cover,
    })),
    ...redactPattern.map((pattern) => ({
      id: `option-${pattern}`,
      kind: 'redact.pattern' as const,
      pattern,
      cover,
    })),
  ];
  let made: RedactionReport | null = null;
  const output = await applyEditList(
    file,
    {
      name: resultName(file.name, 'pdf', 'redacted'),
      list: edits,
      languages: language,
      more: () => ({ operations, assets: new Map(), notes: [] }),
      onRedacted: (redacted) => {
        made = redacted;
      },
    },
    { workspace, signal, report: beforeLast(report), assets: [] },
  );
  report(1, 1);

  if (!options.report || made === null) {
    return [output];
  }

  const path = workspace.newPath('json');
  await writeFile(path, reportJson(made));

  return [output, { name: resultName(file.name, 'json', 'redactions'), kind: 'json', path, notes: [] }];
};
