import type { DeletionReceipt, ReceiptKey } from '@octavo/contract/account';
import { deletionStatement, type HistoryTask, type ReceiptSigner } from '@octavo/domain/account/history';

export function receiptOf(
  signer: ReceiptSigner,
  task: HistoryTask & { readonly deletedAt: Date },
): DeletionReceipt {
  const statement = deletionStatement(task);

  return {
    job: task.job,
    tool: task.tool,
    uploadedBefore: task.finishedAt.toISOString(),
    deletedAt: task.deletedAt.toISOString(),
    statement,
    signature: signer.sign(statement),
    publicKey: signer.publicKey,
  };
}

/** Public key for verifying receipts, also in PEM format for programs. */
export function viewKey({ publicKey }: ReceiptSigner): ReceiptKey {
  return { publicKey, pem: `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n` };
}
