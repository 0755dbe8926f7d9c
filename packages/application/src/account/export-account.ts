import { uniqueNames } from '@octavo/contract/file-name';
import { mayDownload } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { Account } from '@octavo/domain/account/account';
import type { FileRecord } from '@octavo/domain/ports';
import type { ApplicationPorts } from '../ports.ts';

type ExportPorts = Pick<
  ApplicationPorts,
  'clock' | 'billing' | 'accounts' | 'accountData' | 'documents' | 'questions' | 'vault'
>;

/** A file of an export. */
export interface ExportEntry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | AsyncIterable<Uint8Array>;
}

/** Returns all data of an account as files: records as JSON, and the files that still exist. */
export async function exportAccount(
  ports: ExportPorts,
  viewer: Viewer,
  account: Account,
): Promise<Iterable<ExportEntry>> {
  const now = ports.clock.now();
  const { orders, subscriptions, refunds } = ports.billing;
  const records = {
    ...(await ports.accounts.records(account.id)),
    orders: await orders.of(account.id),
    subscriptions: await subscriptions.of(account.id),
    payments: await subscriptions.paymentsOf(account.id),
    refunds: await refunds.of(account.id),
    documents: await chatsOf(ports, account.id, now),
  };
  const files = await ports.accountData.filesOf(account.id, now);

  return entriesOf(ports, now, { ...records, files: listed(files) }, taken(viewer, files));
}

/** Questions and answers about documents that still exist. */
async function chatsOf({ documents, questions }: ExportPorts, account: string, now: Date): Promise<object[]> {
  const found = await documents.of({ account, device: null }, now);

  return Promise.all(
    found.map(async ({ id, createdAt, expiresAt, files }) => ({
      id,
      createdAt,
      expiresAt,
      files: files.map(({ token }) => token),
      questions: await questions.of(id),
    })),
  );
}

/** Files to export: results only when the viewer may download them, the user's own uploads always. */
function taken(viewer: Viewer, files: readonly FileRecord[]): readonly FileRecord[] {
  return mayDownload(viewer).allow ? files : files.filter(({ origin }) => origin === null);
}

function listed(files: readonly FileRecord[]): object[] {
  return files.map(({ name, kind, sizeBytes, createdAt, expiresAt, origin }) => ({
    name,
    kind,
    sizeBytes,
    createdAt,
    expiresAt,
    isResult: origin !== null,
  }));
}

/** Opens each file when the caller reaches it, so that only one at a time is read. */
function* entriesOf(
  { vault }: ExportPorts,
  now: Date,
  records: Readonly<Record<string, readonly object[]>>,
  files: readonly FileRecord[],
): Generator<ExportEntry> {
  for (const [name, rows] of Object.entries(records)) {
    yield { name: `${name}.json`, lastModified: now, input: `${JSON.stringify(rows, null, 2)}\n` };
  }

  const names = uniqueNames(files.map(({ name }) => name));

  for (const [index, file] of files.entries()) {
    yield {
      name: `files/${names[index] ?? file.name}`,
      lastModified: file.createdAt,
      input: vault.open(file),
    };
  }
}
