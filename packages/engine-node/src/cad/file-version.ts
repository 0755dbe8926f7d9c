import { Failure } from '@octavo/contract/failures';

/** Product names for the six-character version at the start of a DWG. */
const products: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'MC0.0': 'AutoCAD 1.0',
    'AC1.2': 'AutoCAD 1.2',
    'AC1.40': 'AutoCAD 1.4',
    'AC1.50': 'AutoCAD 2.0',
    'AC2.10': 'AutoCAD 2.1',
    AC1001: 'AutoCAD 2.2',
    AC1002: 'AutoCAD 2.5',
    AC1003: 'AutoCAD 2.6',
    AC1004: 'AutoCAD R9',
    AC1006: 'AutoCAD R10',
    AC1007: 'AutoCAD R11',
    AC1008: 'AutoCAD R11',
    AC1009: 'AutoCAD R11/R12',
    AC1012: 'AutoCAD R13',
    AC1014: 'AutoCAD R14',
    AC1015: 'AutoCAD 2000',
    AC1018: 'AutoCAD 2004',
    AC1021: 'AutoCAD 2007',
    AC1024: 'AutoCAD 2010',
    AC1027: 'AutoCAD 2013',
    AC1032: 'AutoCAD 2018',
  }),
);

const readable: ReadonlySet<string> = new Set([
  'AC1012',
  'AC1014',
  'AC1015',
  'AC1018',
  'AC1021',
  'AC1024',
  'AC1027',
  'AC1032',
]);

/** @throws Failure `version-not-supported` for a DWG that is too old, or newer than this reader. */
export function checkDwgVersion(bytes: Uint8Array): void {
  const head = String.fromCharCode(...bytes.subarray(0, 6));

  if (readable.has(head)) {
    return;
  }

  const known = [...products.keys()].find((version) => head.startsWith(version));

  if (known === undefined && !/^AC\d{4}$/.test(head)) {
    throw new Failure('damaged-file', 'no version at the start of a DWG');
  }

  throw new Failure('version-not-supported', head, {
    values: { version: known === undefined ? head : (products.get(known) ?? head) },
  });
}
