import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { thresholdsIn } from '../../tooling/src/thresholds.ts';
import { exposingSource } from './exposing-source.ts';
import { valuesBeside } from './units.ts';

export type ThresholdSide = 'less' | 'more';

/** Thresholds that a piece of work read, each as `file name`. */
export interface Reads {
  readonly read: Set<string>;
  /** `file name side` of those of which another value may change the work. */
  readonly decisive: Set<string>;
}

/** Values of the thresholds of a module, which may be changed. */
interface LiveModule {
  readonly values: Record<string, number>;
  readonly beside: Readonly<Record<string, Readonly<Record<ThresholdSide, number>>>>;
}

const modules = new Map<string, LiveModule>();
const sides: readonly ThresholdSide[] = ['less', 'more'];
let noted: Reads | null = null;

/** Makes the thresholds of the modules that are loaded from now on changeable, and their reads known. */
export function exposeThresholds(): void {
  Object.assign(globalThis, { octavoThresholds: { noting, silent, compare } });

  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);

      if (!/\/layout\/src\/.*\.ts$/.test(url) || !(loaded.source instanceof Uint8Array)) {
        return loaded;
      }

      const text = Buffer.from(loaded.source).toString('utf8');
      const found = thresholdsIn(fileURLToPath(url), text);
      const [first] = found?.thresholds ?? [];

      if (found === null || first === undefined) {
        return loaded;
      }

      modules.set(first.file, {
        values: Object.fromEntries(found.thresholds.map(({ name, value }) => [name, value])),
        beside: Object.fromEntries(
          found.thresholds.map((threshold) => [threshold.name, valuesBeside(threshold)]),
        ),
      });

      return { ...loaded, source: exposingSource(first.file, found) };
    },
  });
}

/** Result of `work` while a threshold has the value on one side of its own. */
export async function withValueBeside<Result>(
  file: string,
  name: string,
  side: ThresholdSide,
  work: () => Promise<Result>,
): Promise<Result> {
  const { values, beside } = modules.get(file) ?? { values: {}, beside: {} };
  const before = values[name] ?? Number.NaN;

  try {
    values[name] = beside[name]?.[side] ?? before;

    return await work();
  } finally {
    values[name] = before;
  }
}

/** Result of `work` with the thresholds that it reads. */
export async function noteReads<Result>(
  work: () => Result | Promise<Result>,
): Promise<Reads & { readonly result: Result }> {
  const reads: Reads = { read: new Set(), decisive: new Set() };
  noted = reads;

  try {
    return { result: await work(), ...reads };
  } finally {
    noted = null;
  }
}

/** The thresholds of a module for reads anywhere but in comparisons: any other value may change what follows. */
function noting(file: string): Record<string, number> {
  return viewOf(file, (name) => {
    noted?.read.add(`${file} ${name}`);
    sides.forEach((side) => noted?.decisive.add(`${file} ${name} ${side}`));
  });
}

/** The same for reads in comparisons. */
function silent(file: string): Record<string, number> {
  return viewOf(file, () => undefined);
}

function viewOf(file: string, onRead: (name: string) => void): Record<string, number> {
  const values = modules.get(file)?.values ?? {};
  const view = {};

  for (const name of Object.keys(values)) {
    Object.defineProperty(view, name, {
      enumerable: true,
      get: () => {
        onRead(name);

        return values[name];
      },
    });
  }

  return view;
}

/** Result of a comparison. While reads are noted, it is repeated with the values beside those of its thresholds. */
function compare(file: string, names: readonly string[], test: () => boolean): boolean {
  const result = test();
  const module = modules.get(file);

  if (noted === null || module === undefined) {
    return result;
  }

  const reads = noted;
  noted = null;

  for (const name of names) {
    const before = module.values[name] ?? Number.NaN;
    reads.read.add(`${file} ${name}`);

    for (const side of sides) {
      module.values[name] = module.beside[name]?.[side] ?? before;

      if (test() !== result) {
        reads.decisive.add(`${file} ${name} ${side}`);
      }
    }

    module.values[name] = before;
  }

  noted = reads;

  return result;
}
