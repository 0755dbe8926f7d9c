import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { readCertificate } from '@octavo/signing/certificates/read-certificate';

/** Names of files that hold certificates, one in DER or several in PEM. */
const endings = new Set(['.pem', '.crt', '.cer', '.der', '.ca-bundle']);

/** Largest file that is read: the list of all authorities of the European Union has about ten MiB. */
const mostBytes = 32 * 1024 * 1024;

const block = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----([^-]+)-----END/g;

/**
 * Certificates of a folder, or of one file, in DER. Other files of the folder are left alone.
 *
 * @throws Failure `trust-unreadable`, with the path, for a path that is missing and for a file without a certificate
 */
export async function readTrustedRoots(path: string): Promise<Uint8Array[]> {
  const found = await stat(path).catch(() => null);

  if (found === null) {
    throw new Failure('trust-unreadable', path, { values: { file: path } });
  }

  const paths = found.isDirectory() ? await certificateFiles(path) : [path];
  const roots: Uint8Array[] = [];

  for (const file of paths) {
    roots.push(...(await certificatesIn(file)));
  }

  return roots;
}

async function certificateFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);

  return names
    .filter((name) => endings.has(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(folder, name));
}

async function certificatesIn(path: string): Promise<Uint8Array[]> {
  const { size } = await stat(path);
  const bytes = size > mostBytes ? new Uint8Array(0) : new Uint8Array(await readFile(path));
  const blocks = [...new TextDecoder('latin1').decode(bytes).matchAll(block)];
  const all =
    blocks.length === 0
      ? [bytes]
      : blocks.map(([, text = '']) => new Uint8Array(Buffer.from(text, 'base64')));

  // A root that silently did not count would make every signer of it look unknown.
  if (all.some((each) => readCertificate(each) === null)) {
    throw new Failure('trust-unreadable', path, { values: { file: path } });
  }

  return all;
}
