import { Agent, get } from 'node:http';

/** Report of one client process. */
export interface FinishedLoad {
  /** Pages received by all connections. */
  readonly count: number;
  /** Milliseconds from a request to the first byte of its answer, while no other request was open. */
  readonly firstByteMilliseconds: readonly number[];
}

const connections = 8;
const [url = '', seconds = '0'] = process.argv.slice(2);
// A visitor's browser, on its first page.
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'none' };
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const firstByteMilliseconds: number[] = [];

for (let run = 0; run < 50; run += 1) {
  firstByteMilliseconds.push(await ask());
}

const end = performance.now() + Number(seconds) * 1000;
let count = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      await ask();
      count += 1;
    }
  }),
);
process.send?.({ count, firstByteMilliseconds: firstByteMilliseconds.slice(10) } satisfies FinishedLoad);
process.disconnect?.();

/** Milliseconds to the first byte of a page, whose other bytes are read as well. */
function ask(): Promise<number> {
  const startedAt = performance.now();

  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      const first = performance.now() - startedAt;

      if (answer.statusCode !== 200) {
        reject(new Error(`status ${answer.statusCode}`));
      }

      answer.resume().on('end', () => resolve(first));
    }).on('error', reject);
  });
}
