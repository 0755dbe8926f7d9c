import { redactionChecks } from '@octavo/contract/edits/redactions';
import type { RedactionReport } from '@octavo/editing/redaction/redaction-report';

/** Version of the format. */
const version = 1;

/** Report of a redaction for programs: what was removed from where, and the searches that found nothing of it. */
export function reportJson({ findings, scans, removals, attachments }: RedactionReport): string {
  const checks = redactionChecks.map((check) => ({ check, found: 0 }));

  return `${JSON.stringify({ version, findings, scans, removals, attachments, checks }, null, 2)}\n`;
}
