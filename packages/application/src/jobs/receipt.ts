import type { DeletionReceipt, ReceiptKey } from '@octavo/contract/account';
import { Failure } from '@octavo/contract/failures';
import { deletionStatement, type ReceiptSigner } from '@octavo/domain/account/history';
import type { ApplicationPorts } from '../ports.ts';
import { findTask } from './delete-task.ts';

/**
 * Signs a receipt for the deletion of the files of a task.
 *
 * @throws Failure `not-found` for an unknown task, and while its files are not deleted.
 */
export async function receiptOf(
  ports: Pick<ApplicationPorts, 'history' | 'receipts'>,
  account: string,
  job: string,
): Promise<DeletionReceipt> {
  const task = await findTask(ports, account, job);
  const { deletedAt } = task;

  if (deletedAt === null) {
    throw new Failure('not-found', 'the files are not deleted');
  }

  const { receipts } = ports;
  const statement = deletionStatement({ ...task, deletedAt });

  return {
    job: task.job,
    tool: task.tool,
    uploadedBefore: task.finishedAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    statement,
    signature: receipts.sign(statement),
    publicKey: receipts.publicKey,
  };
}

/** Public key for verifying receipts, also in PEM format for programs. */
export function viewKey({ publicKey }: ReceiptSigner): ReceiptKey {
  return { publicKey, pem: `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n` };
}
