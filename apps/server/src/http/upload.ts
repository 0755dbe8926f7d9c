import { Readable } from 'node:stream';
import { cutAt } from '@octavo/application/files/byte-stream';
import { Failure } from '@octavo/contract/failures';
import { addressInFile, nameOfAddress } from '@octavo/contract/web-address';
import busboy from 'busboy';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.ts';

export interface FormUpload {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Passes the uploaded file to `receive` while it is still arriving: the first file of a form, the body itself
 * with its name in `x-file-name`, or a web address as `text/uri-list`.
 */
export async function receiveUpload<Result>(
  context: Context<AppEnvironment>,
  receive: (upload: FormUpload) => Promise<Result>,
): Promise<Result> {
  const type = context.req.header('content-type') ?? '';
  const body = bodyOf(context);

  if (type.startsWith('text/uri-list')) {
    return receive(await addressUpload(arriving(body)));
  }

  if (!type.startsWith('multipart/form-data')) {
    return receive({ name: nameFromHeader(context.req.header('x-file-name')), bytes: arriving(body) });
  }

  return receiveForm(type, body, receive);
}

/** Byte limit of an address list; longer than any address. */
const longestList = 16 * 1024;

/**
 * Reads the address of a web page as an upload, named as a file with that address would be.
 *
 * @throws Failure `url-required`, `url-invalid`, `file-too-large`.
 */
async function addressUpload(bytes: AsyncIterable<Uint8Array>): Promise<FormUpload> {
  const chunks: Uint8Array[] = [];

  for await (const chunk of cutAt(longestList, bytes)) {
    chunks.push(chunk);
  }

  const address = addressInFile(Buffer.concat(chunks).toString('utf8'));
  const line = Buffer.from(`${address}\n`);

  async function* bytesOf(): AsyncGenerator<Uint8Array> {
    yield line;
  }

  return { name: nameOfAddress(address), bytes: bytesOf() };
}

async function receiveForm<Result>(
  type: string,
  body: Readable,
  receive: (upload: FormUpload) => Promise<Result>,
): Promise<Result> {
  const parser = parserFor(type);
  const ended = new Promise<null>((resolve) => parser.once('close', () => resolve(null)));
  const found = new Promise<FormUpload>((resolve) => {
    parser.once('file', (_field, file, { filename }) =>
      resolve({ name: filename ?? '', bytes: arriving(file) }),
    );
  });
  // Both ends notice a broken connection through `close` or the file itself.
  parser.on('error', () => parser.destroy());
  body.once('error', () => parser.destroy());
  body.once('close', () => parser.destroy());
  body.pipe(parser);

  try {
    const upload = await Promise.race([found, ended]);

    if (upload === null) {
      throw new Failure(body.readableEnded ? 'illegal-input' : 'upload-failed', 'no file in the form');
    }

    return await receive(upload);
  } finally {
    body.unpipe(parser);
  }
}

function parserFor(type: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 20 },
    });
  } catch (cause) {
    throw new Failure('illegal-input', 'form', { cause });
  }
}

/**
 * A connection that breaks midway is a failed upload, not a short file. A reader that stops early leaves the
 * stream open: destroying it would close the connection before the refusal is sent.
 */
async function* arriving(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new Failure('upload-failed', 'connection lost', { cause });
  }
}

/** Node's own stream costs a third less memory than the web stream around it. */
function bodyOf(context: Context<AppEnvironment>): Readable {
  const { incoming } = context.env ?? {};

  if (incoming !== undefined && 'headers' in incoming) {
    return incoming as Readable;
  }

  const { body } = context.req.raw;

  if (body === null) {
    return Readable.from([]);
  }

  const source = Readable.fromWeb(body as import('node:stream/web').ReadableStream);
  // A reader gets the error itself. One that has stopped early no longer listens, and the error would end the process.
  source.on('error', () => undefined);

  return source;
}

function nameFromHeader(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? '');
  } catch (cause) {
    throw new Failure('illegal-input', 'x-file-name', { cause, values: { option: 'x-file-name' } });
  }
}
