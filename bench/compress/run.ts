import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { compress } from '@octavo/engine-node/compress/compress';
import { type ComparisonDrawing, drawGray, likeness } from '@octavo/engine-node/compress/measure';
import { summary } from '@octavo/engine-node/compress/page-likeness';
import type { Goal } from '@octavo/engine-node/compress/request';
import { samplePages } from '@octavo/engine-node/compress/sample-pages';
import { settingsAt } from '@octavo/engine-node/compress/settings';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { openPdf } from '@octavo/pdf/document';
import { countFeatures, type FeatureCounts } from '@octavo/testkit/pdf/count-features';
import { peers, runFairly, textOf } from './peers.ts';
import { printTables } from './tables.ts';

/** Result of one program for one file. */
export interface Made {
  readonly name: string;
  readonly bytes: number;
  readonly ssim: number;
  readonly keptText: boolean;
  readonly kept: FeatureCounts | null;
}

export interface Compared {
  readonly file: string;
  readonly before: number;
  readonly had: FeatureCounts;
  readonly peers: readonly Made[];
  readonly octavo: readonly Made[];
}

/** As a viewer draws them. */
const judged: ComparisonDrawing = { dpi: 100, smoothsText: true };

const place = { workspace: await createWorkspace(), signal: new AbortController().signal };

/** The three levels, no loss at all, and a ladder of settings without floors. */
const goals: readonly (readonly [name: string, goal: Goal])[] = [
  ['low', { kind: 'level', level: 'low' }],
  ['medium', { kind: 'level', level: 'medium' }],
  ['high', { kind: 'level', level: 'high' }],
  ['lossless', { kind: 'lossless' }],
  ...[0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((position): [string, Goal] => [
    `ladder ${position}`,
    { kind: 'settings', settings: settingsAt(position) },
  ]),
];

async function compare(path: string): Promise<Compared> {
  const document = openPdf(readFileSync(path), codec);
  const pages = samplePages(document.pageCount, new Set());
  const sampled = pages.map((index) => document.pages[index]!);
  const before = await drawGray(path, sampled, place, judged);
  const text = textOf(path);
  const judge = async (name: string, output: string): Promise<Made> => {
    const after = await drawGray(output, sampled, place, judged);
    let lost = 0;

    for (const [index, picture] of before) {
      lost += 1 - likeness(picture, after.get(index));
    }

    const kept = countFeatures(openPdf(readFileSync(output), codec));
    const bytes = statSync(output).size;

    return { name, bytes, ssim: 1 - lost / before.size, keptText: textOf(output) === text, kept };
  };

  const theirs: Made[] = [];

  for (const peer of peers) {
    const output = place.workspace.newPath('pdf');

    if (runFairly(peer, path, output)) {
      theirs.push(await judge(peer.name, output));
    }
  }

  const ours: Made[] = [];

  for (const [name, goal] of goals) {
    const outcome = await compress({
      document,
      path,
      isRepaired: false,
      goal,
      place,
      report: () => undefined,
    });
    const output =
      outcome.kind === 'written' && outcome.bytes < statSync(path).size
        ? outcome.path
        : place.workspace.newPath('pdf');

    if (outcome.kind !== 'written' || outcome.bytes >= statSync(path).size) {
      copyFileSync(path, output);
    }

    ours.push(await judge(name, output));

    if (outcome.kind === 'written') {
      console.error(basename(path), name, outcome.bytes, JSON.stringify(summary(outcome.pages)));
    }
  }

  return {
    file: basename(path),
    before: statSync(path).size,
    had: countFeatures(document),
    peers: theirs,
    octavo: ours,
  };
}

const paths = process.argv.slice(2);

if (paths.length === 0) {
  console.error('usage: node bench/compress/run.ts <file.pdf…>');
  process.exit(2);
}

const compared: Compared[] = [];

for (const path of paths) {
  compared.push(await compare(resolve(path)));
}

printTables(compared);
await place.workspace.remove();
