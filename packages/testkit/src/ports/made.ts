import { randomIds } from '@octavo/adapters/system/system';
import type { QueuedJob } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';

/** Rows with sensible columns, for tests that care about one or two of them. */
export function makeFile(changes: Partial<FileRecord> = {}): FileRecord {
  return {
    token: randomIds.token(),
    name: 'report.pdf',
    kind: 'pdf',
    sizeBytes: 5_000_000_000,
    sha256: 'ab'.repeat(32),
    blob: randomIds.token(),
    createdAt: new Date('2026-01-01T10:00:00Z'),
    expiresAt: new Date('2026-01-01T11:00:00Z'),
    isErased: false,
    origin: null,
    ...changes,
  };
}

export function makeJob(changes: Partial<QueuedJob> = {}): QueuedJob {
  return {
    id: randomIds.token(),
    tool: 'copy',
    inputs: [{ token: randomIds.token(), name: 'report.pdf', failure: null }],
    createdAt: new Date('2026-01-01T10:00:00Z'),
    expiresAt: new Date('2026-01-01T11:00:00Z'),
    attempt: 0,
    turn: 0,
    strikes: 0,
    state: 'queued',
    ...changes,
  };
}
