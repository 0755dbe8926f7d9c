import { randomIds } from '@octavo/adapters/system/system';
import type { Ownership } from '@octavo/domain/access/access';
import type { QueuedJob } from '@octavo/domain/job';
import type { NewEmail } from '@octavo/domain/mail/outbox';
import type { FileRecord } from '@octavo/domain/ports';

/** Owner of data created without an account or a device. */
export const nobody: Ownership = { account: null, device: null };

/** File row with plausible values, for tests that care about one or two columns. */
export function makeFile(changes: Partial<FileRecord> = {}): FileRecord {
  return {
    token: randomIds.token(),
    owner: nobody,
    name: 'report.pdf',
    kind: 'pdf',
    sizeBytes: 5_000_000_000,
    contentPseudonym: 'ab'.repeat(32),
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
    owner: nobody,
    address: null,
    counter: null,
    marksPreviews: false,
    isReading: false,
    inputs: [{ token: randomIds.token(), name: 'report.pdf', failure: null }],
    createdAt: new Date('2026-01-01T10:00:00Z'),
    expiresAt: new Date('2026-01-01T11:00:00Z'),
    attempt: 0,
    priority: 'standard',
    processorLimit: null,
    processorSeconds: 0,
    strikes: 0,
    state: 'queued',
    ...changes,
  };
}

export function makeEmail(changes: Partial<NewEmail> = {}): NewEmail {
  return {
    recipient: 'ada@example.org',
    message: { subject: 'An email', text: 'what it says', html: '<p>what it says</p>' },
    occasion: null,
    usefulUntil: null,
    ...changes,
  };
}
