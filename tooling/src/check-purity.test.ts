import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './check-layers.ts';
import { findImpurities } from './check-purity.ts';
import { plant } from './plant.ts';

const impure = [
  'export const now = new Date();',
  'export const noon = new Date;',
  'export const today = Date();',
  'export const at = Date.now();',
  'export const { now: clock } = Date;',
  "export const hidden = Date['now']();",
  'export const chance = Math.random();',
  'export const id = crypto.randomUUID();',
  'export const start = performance.now();',
  'export const other = globalThis.Date;',
];

const pure = [
  'export const day = new Date(0);',
  'export const month = Date.UTC(2026, 1);',
  'export const isDate = (value: unknown) => value instanceof Date;',
  'export const larger = (one: Date, other: Date) => Math.max(+one, +other);',
  'export interface Clock { readonly crypto: string; now(): Date }',
];

let folder = '';

beforeAll(() => {
  folder = plant({
    'packages/domain/src/rule.ts': [...impure, ...pure].join('\n'),
    'packages/domain/src/rule.test.ts': impure.join('\n'),
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports each way to read a clock or randomness, and nothing else', () => {
  expect(findImpurities(folder).map(({ at }) => at)).toEqual(
    impure.map((_, index) => `packages/domain/src/rule.ts:${index + 1}`),
  );
});

it('reports nothing in the domain', () => {
  expect(findImpurities(root)).toEqual([]);
});
