import type { EditList, Operation } from '@octavo/contract/edits/edit-list';
import type { JobRequest } from '@octavo/contract/job';
import { retainSeconds } from '@octavo/contract/limits';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { randomToken } from '../../transports/random-token.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import type { WorkspaceFile } from '../files/workspace-file.ts';
import { listOf } from './document/download-changes.ts';
import type { EditingDescription } from './document/editing-document.ts';
import { assetsOf, withAssetNames } from './edits/asset-names.ts';
import type { Asset } from './state/asset-store.ts';

/** Option of a tool that takes the files which operations name. */
const assetOption = 'asset';

/** Upload of the file that is edited. */
export interface Upload {
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Options of a job that embeds a signature. */
export interface SignedOptions {
  readonly signature: SignatureRequest;
  readonly cms: string;
}

interface EditsToRequest {
  readonly tool: string;
  readonly document: EditingDescription | null;
  readonly operations: readonly Operation[];
  readonly assets: readonly Asset[];
  readonly upload: Upload;
  /** Signs the file with the edits; null for edits alone. */
  readonly sign:
    | ((edits: EditList | null, assets: ReadonlyMap<string, Blob>) => Promise<SignedOptions>)
    | null;
  readonly signal: AbortSignal;
}

/**
 * Sends the files that the operations name, and makes the request that applies them. Null without a document, and
 * when the upload of the file failed, which the page shows.
 */
export async function requestEdits(
  workspace: FileWorkspace,
  { tool, document, operations, assets, upload, sign, signal }: EditsToRequest,
): Promise<JobRequest | null> {
  await workspace.untilSent();
  const file = await freshFile(workspace, upload);

  if (document === null || file === null || file.status === 'uploadFail') {
    return null;
  }

  const used = assetsOf(operations);
  const sent = await Promise.all(
    assets.filter(({ name }) => used.has(name)).map((asset) => sendAsset(workspace, asset, signal)),
  );
  const names = new Map(sent.map(({ asset, name }) => [asset, name]));
  const { token, password } = file;
  const edits = operations.length === 0 ? null : listOf(document, withAssetNames(operations, names));
  // The names on the server are part of what is signed.
  const signed = await sign?.(edits, new Map(sent.map(({ name, blob }) => [name, blob])));

  return {
    id: randomToken(),
    tool,
    files: [
      password === '' ? { token } : { token, password },
      ...sent.map((each) => ({ token: each.token, option: assetOption })),
    ],
    options: { ...(edits !== null && { edits }), ...signed },
  };
}

/** Seconds before the end of the file's hour in which a job may no longer begin in time. */
const marginSeconds = 300;

/** The file on the server; it is sent again when its hour may be over before the job begins. */
async function freshFile(workspace: FileWorkspace, upload: Upload): Promise<WorkspaceFile | null> {
  const [file] = workspace.snapshot();

  if (file !== undefined && Date.now() - upload.sentAt >= (retainSeconds - marginSeconds) * 1000) {
    upload.sentAt = Date.now();
    workspace.sendAnew(file.key);
    await workspace.untilSent();
  }

  return workspace.snapshot()[0] ?? null;
}

/** Sends a file, and returns its name on the server, which has the extension of its kind. */
async function sendAsset(
  workspace: FileWorkspace,
  { name, blob }: Asset,
  signal: AbortSignal,
): Promise<{ readonly asset: string; readonly token: string; readonly name: string; readonly blob: Blob }> {
  const token = randomToken();
  const view = await workspace.transport.upload(blob, {
    token,
    name,
    signal,
    onProgress: () => undefined,
    onWaiting: () => undefined,
  });

  return { asset: name, token, name: view.name, blob };
}
