import { redactionChecks } from '@octavo/contract/edits/redactions';
import type { Note } from '@octavo/contract/job';
import type { RedactionReport } from '@octavo/editing/redaction/redaction-report';

/** Notes that list what was removed from which part of a file, and how the result was searched for it. */
export function redactionNotes({ findings, removals, attachments }: RedactionReport): Note[] {
  const unfound = findings.filter(({ hits, kind }) => hits === 0 && kind !== 'area');

  return [
    ...removals.map(({ place, count, pages }) => ({
      code: 'redaction-removed',
      values: { place, count, pages: pages.join(', ') },
    })),
    ...(attachments.length === 0
      ? []
      : [
          {
            code: 'attachments-removed',
            values: { count: attachments.length, names: attachments.join(', ') },
          },
        ]),
    ...unfound.map(({ kind }) => ({ code: 'redaction-unfound', values: { kind } })),
    ...redactionChecks.map((check) => ({ code: 'redaction-checked', values: { check } })),
  ];
}
