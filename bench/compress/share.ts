/**
 * Share of a run's processor time that comparing pages takes: `node bench/compress/share.ts <level> <file.pdf>`, one
 * process for each file. Includes the start of Node, the programs that the run calls, and the check of the result.
 */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { CompressionAttempt } from '@octavo/engine-node/compress/attempt';
import { OriginalPages } from '@octavo/engine-node/compress/original-pages';
import { optimiseLate } from '@octavo/engine-node/late-optimisation';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { runTool } from '@octavo/tools/kit/run-tool';
import { loadRun } from '@octavo/tools/runs';

const [level = 'medium', path = ''] = process.argv.slice(2);

/** Milliseconds of this process and of those it waited for, which /proc counts in hundredths of a second. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];

  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * 10;
}

let comparing = 0;
let depth = 0;

async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = spent();
  depth += 1;

  try {
    return await work();
  } finally {
    depth -= 1;
    comparing += depth === 0 ? spent() - before : 0;
  }
}

const { look } = CompressionAttempt.prototype;
const { draw } = OriginalPages.prototype;

CompressionAttempt.prototype.look = function (...given) {
  return counted(() => look.apply(this, given));
};
OriginalPages.prototype.draw = function (...given) {
  return counted(() => draw.apply(this, given));
};

const run = await loadRun('compress-pdf');
// As jobs do.
optimiseLate();

const place = { workspace: await createWorkspace(), signal: new AbortController().signal };
const file = { name: basename(path), kind: 'pdf', path, sizeBytes: statSync(path).size } as const;
const { results } = await runTool(run, {
  ...place,
  files: [{ ...file, password: undefined, option: undefined }],
  options: { level },
  webProxy: null,
  timeStampAuthority: null,
  onProgress: () => undefined,
});

for (const result of results) {
  await checkOutput(result.file, place);
}

const bytes = results.map((result) => statSync(result.file.path).size);
const total = spent();
const share = (comparing / total).toFixed(2);
console.log(
  `${file.name} ${level}: ${total.toFixed(0)} ms, of which ${share} to compare, ${bytes.join(' ')} bytes`,
);
await place.workspace.remove();
