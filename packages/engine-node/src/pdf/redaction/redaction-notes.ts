import { redactionChecks } from '@octavo/contract/edits/redactions';
import type { Note } from '@octavo/contract/job';
import type { RedactionReport } from '@octavo/editing/redaction/redaction-report';

/** Notes that list what was removed from which part of a file, and how the result was searched for it. */
export function redactionNotes({ findings, removals, attachments, scans }: RedactionReport): Note[] {
  const hitsInPictures = findings.reduce((sum, finding) => sum + finding.hitsInPictures, 0);
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
    ...(scans.read.length === 0
      ? []
      : [
          {
            code: 'redaction-scans-read',
            values: { count: hitsInPictures, pages: scans.read.join(', ') },
          },
        ]),
    ...pagesNote('redaction-scans-wordless', scans.wordless),
    ...pagesNote('redaction-scans-unread', scans.unread),
    ...unfound.map(({ kind }) => ({ code: 'redaction-unfound', values: { kind } })),
    ...redactionChecks.map((check) => ({ code: 'redaction-checked', values: { check } })),
  ];
}

function pagesNote(code: string, pages: readonly number[]): Note[] {
  return pages.length === 0 ? [] : [{ code, values: { count: pages.length, pages: pages.join(', ') } }];
}
