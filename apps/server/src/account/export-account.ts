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

/** Everything we keep of a person as one zip: records as JSON, and the files that are still there. */
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

/** Results can be taken along as they can be downloaded; what people uploaded is theirs in any case. */
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

/** A file is opened when its turn comes: only one at a time is read. */
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
