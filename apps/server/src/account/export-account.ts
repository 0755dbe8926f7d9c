import { mayDownload } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { Account } from '@octavo/domain/account/account';
import type { FileRecord } from '@octavo/domain/ports';
import { uniqueNames } from '@octavo/tools/kit/result-name';
import { makeZip } from 'client-zip';
import { contentDisposition } from '../http/download.ts';
import type { ServerPorts } from '../ports.ts';

interface ZipEntry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | AsyncIterable<Uint8Array>;
}

/** Returns all data of an account as one zip: records as JSON, and the files that still exist. */
export async function exportAccount(ports: ServerPorts, viewer: Viewer, account: Account): Promise<Response> {
  const now = ports.clock.now();
  const { orders, subscriptions, refunds } = ports.billing;
  const records = {
    ...(await ports.accounts.records(account.id)),
    orders: await orders.of(account.id),
    subscriptions: await subscriptions.of(account.id),
    payments: await subscriptions.paymentsOf(account.id),
    refunds: await refunds.of(account.id),
  };
  const files = await ports.accountData.filesOf(account.id, now);
  const body = makeZip(entriesOf(ports, now, { ...records, files: listed(files) }, taken(viewer, files)));

  return new Response(body, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', 'octavo-account.zip'),
    },
  });
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

/** Opens each file when the zip reaches it, so that only one at a time is read. */
function* entriesOf(
  { vault }: ServerPorts,
  now: Date,
  records: Readonly<Record<string, readonly object[]>>,
  files: readonly FileRecord[],
): Generator<ZipEntry> {
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
