import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpackWoff } from '@octavo/engine-node/card/unpack-woff';
import { expect, it } from 'vitest';
import { root } from '../check-layers.ts';
import { unpackFiles } from './unpack-files.ts';

const [font = ''] = globSync('node_modules/@fontsource/caveat/files/*-latin-400-normal.woff', { cwd: root });

it('unpacks the tables of fonts, and keeps what they hold', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-unpacked-'));
  const packed = readFileSync(join(root, font));

  try {
    writeFileSync(join(folder, 'a.woff'), packed);
    writeFileSync(join(folder, 'eng.traineddata.gz'), gzipSync('data'));
    unpackFiles(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['a.woff', 'eng.traineddata']);
    expect(readFileSync(join(folder, 'eng.traineddata'), 'utf8')).toBe('data');
    const unpacked = readFileSync(join(folder, 'a.woff'));
    expect(unpacked.length).toBeGreaterThan(packed.length);
    expect(unpacked.readUInt32BE(8)).toBe(unpacked.length);
    expect(unpackWoff(unpacked)).toEqual(unpackWoff(packed));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
