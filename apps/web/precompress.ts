import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Types that are not compressed yet. The server compresses others, if they need it, for each request. */
const packable = new Set(['.css', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest']);

/** Bytes. Smaller files fit into one packet either way. */
const threshold = 1024;

/** Writes `.br` and `.gz` at best quality beside each file of a folder that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && packable.has(extname(entry.name)));
  await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))));
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);

  if (content.length < threshold) {
    return;
  }

  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    packGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);

  if (brotli.length < content.length) {
    await writeFile(`${path}.br`, brotli);
  }

  if (gzipped.length < content.length) {
    await writeFile(`${path}.gz`, gzipped);
  }
}
