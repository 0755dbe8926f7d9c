import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import busboy from 'busboy';
import { wrongField } from './call.ts';

/** Limits of the fields beside a file: more of them, or longer ones, belong to no call. */
const limits = { files: 1, fields: 40, fieldSize: 64 * 1024, fieldNameSize: 64 };

/** Bytes of a form that may arrive beside its file. */
const fieldBytes = mebibyte;

/** Stores a file while it is arriving; returns its token. */
export type ReceiveFile = (name: string, bytes: ReadableStream<Uint8Array>) => Promise<string>;

export interface ReadForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly upload: string | null;
}

/**
 * Reads a form. Its file goes to `receive` while it is still arriving; null for a call that takes none.
 *
 * @throws Failure `illegal-input`, `file-too-large`, `upload-failed`, or that of `receive`.
 */
export async function readForm({ headers, body }: Request, receive: ReceiveFile | null): Promise<ReadForm> {
  const type = headers.get('content-type');
  const isEmpty = body === null || (type === null && Number(headers.get('content-length') ?? 0) === 0);

  return isEmpty
    ? { fields: new Map(), upload: null }
    : parseForm(type ?? '', Readable.fromWeb(body as ReadableStream), receive);
}

async function parseForm(type: string, source: Readable, receive: ReceiveFile | null): Promise<ReadForm> {
  const parser = parserFor(type);
  const fields = new Map<string, string>();
  let upload: Promise<string> | null = null;
  let otherBytes = 0;

  const parsed = new Promise<void>((resolve, reject) => {
    const rejectSurplus = () => {
      if (otherBytes > fieldBytes) {
        reject(new Failure('illegal-input', 'fields of a form'));
      }
    };
    parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
      if (name === undefined) {
        reject(new Failure('illegal-input', 'a field without a name'));

        return;
      }

      if (nameTruncated || valueTruncated || fields.has(name)) {
        reject(wrongField(name));
      }

      fields.set(name, value);
    });
    parser.on('file', (name: string | undefined, file, { filename }) => {
      // A parser that is stopped early ends its file with an error.
      file.on('error', reject);
      file.on('data', (chunk: Uint8Array) => {
        otherBytes -= chunk.length;
      });

      if (name !== 'file' || receive === null) {
        reject(name === undefined ? new Failure('illegal-input', 'a file without a name') : wrongField(name));
      } else {
        upload = receive(filename ?? '', Readable.toWeb(file));
        upload.catch(reject);
      }
    });
    parser.once('filesLimit', () => reject(wrongField('file')));
    parser.once('fieldsLimit', () => reject(new Failure('illegal-input', 'too many fields')));
    parser.on('error', (cause) => reject(new Failure('illegal-input', 'form', { cause })));
    parser.once('close', () => {
      rejectSurplus();
      resolve();
    });
    source.on('error', (cause) => reject(new Failure('upload-failed', 'connection lost', { cause })));
    source.on('data', (chunk: Uint8Array) => {
      // Of the chunks before this one: the parser has taken the bytes of the file out of them.
      rejectSurplus();
      otherBytes += chunk.length;
    });
  });
  source.pipe(parser);

  try {
    await parsed;

    return { fields, upload: await upload };
  } finally {
    source.unpipe(parser);
    parser.destroy();
  }
}

function parserFor(type: string): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', limits });
  } catch (cause) {
    throw new Failure('illegal-input', 'form', { cause });
  }
}
