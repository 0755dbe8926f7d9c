import { Failure, isFailure } from '@octavo/contract/failures';
import { factsOf } from '@octavo/signing/certificates/facts';
import { openIdentity, type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { digestFor } from '@octavo/signing/certificates/signing-scheme';
import { makeTestIdentity } from '@octavo/signing/certificates/test-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { changedRequest } from '@octavo/signing/prepare/changed-request';
import { type PreparedSignature, prepareSignature } from '@octavo/signing/prepare/prepare-signature';
import { embedSignature } from '@octavo/signing/prepare/signature-gap';
import { BrowserCodeMaps } from '../editing/browser-code-maps.ts';
import { browserFonts } from '../editing/browser-fonts.ts';
import { base64Of } from './base64.ts';
import { digestParts } from './digest-parts.ts';
import type {
  HeldIdentity,
  MadeSignature,
  PreparedDigest,
  PreparedFile,
  SigningContent,
  SigningTask,
  SigningWorkerRequest,
  SigningWorkerResponse,
} from './protocol.ts';

const scope = self as unknown as DedicatedWorkerScope;
const fonts = browserFonts();
const codeMaps = new BrowserCodeMaps();

/** The only place of the key, which ends with this worker. */
let held: SigningIdentity | null = null;

scope.onmessage = async ({ data }: MessageEvent<SigningWorkerRequest>) => {
  scope.postMessage(await answer(data));
};

async function answer(request: SigningWorkerRequest): Promise<SigningWorkerResponse> {
  try {
    return await read(request);
  } catch (error) {
    return isFailure(error)
      ? { kind: 'failed', code: error.code, detail: error.message, values: error.values }
      : { kind: 'failed', code: 'engine-crashed', detail: String(error), values: {} };
  }
}

async function read(request: SigningWorkerRequest): Promise<SigningContent> {
  switch (request.kind) {
    case 'open': {
      held = null;
      const bytes = new Uint8Array(await request.file.arrayBuffer());
      held = await openIdentity(bytes, request.password, new Date());

      return { kind: 'held', identity: await described(held) };
    }
    case 'make-test':
      held = await makeTestIdentity(request.name, new Date());

      return { kind: 'held', identity: await described(held) };
    case 'prepare':
      return { kind: 'prepared', prepared: fileOf(await prepared(request)) };
    case 'sign':
      return { kind: 'signed', signature: await signed(request) };
  }
}

async function described({ facts, chain, hasWholeChain, scheme }: SigningIdentity): Promise<HeldIdentity> {
  return { facts, chain: await Promise.all(chain.map(factsOf)), hasWholeChain, digest: digestFor(scheme) };
}

async function prepared({ file, request, edits, assets }: SigningTask): Promise<PreparedSignature> {
  const bytes = new Uint8Array(await file.arrayBuffer());

  return codeMaps.read((maps) =>
    prepareSignature(
      bytes,
      { request, edits },
      {
        fonts,
        codeMaps: maps,
        digestParts,
        // The worker is ended to stop it.
        signal: { throwIfAborted() {} },
        async fileOf(name) {
          const asset = assets.get(name);

          return asset === undefined ? null : new Uint8Array(await asset.arrayBuffer());
        },
      },
    ),
  );
}

/** @throws Failure of the preparation; `engine-crashed` when no identity is held. */
async function signed(task: SigningTask): Promise<MadeSignature> {
  if (held === null) {
    throw new Failure('engine-crashed', 'no identity is held');
  }

  const made = await prepared(task);
  const cms = await makeCms({ digest: made.digest, algorithm: task.request.digest }, held);

  try {
    embedSignature(made, cms);
  } catch (error) {
    const request = isFailure(error) ? changedRequest(error, task.request) : null;

    if (request === null) {
      throw error;
    }

    return signed({ ...task, request });
  }

  return { ...digestOf(made), request: task.request, cms: base64Of(cms) };
}

function digestOf({ digest, isRepaired, lostSignatures }: PreparedSignature): PreparedDigest {
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

  return { digest: hex, isRepaired, lostSignatures };
}

function fileOf(made: PreparedSignature): PreparedFile {
  return { ...digestOf(made), bytes: new Blob([made.bytes], { type: 'application/pdf' }) };
}
