import { MalformedCff, readCff } from '@octavo/pdf/font/cff-read';
import { subsetCidCff, subsetNamedCff } from '@octavo/pdf/font/cff-subset';
import { glyphsOfCodes } from '@octavo/pdf/font/truetype-codes';
import { readTrueType, subsetTrueType } from '@octavo/pdf/font/truetype-subset';
import { readOutline } from '@octavo/pdf/font/type1-charstring';
import { readType1 } from '@octavo/pdf/font/type1-program';
import { type1ToCff } from '@octavo/pdf/font/type1-to-cff';
import { mutateBytes } from '../mutations/bytes.ts';
import { Random } from '../random.ts';
import type { FuzzReader } from '../reader.ts';
import { simpleCff, simpleTrueType, simpleType1 } from '../seeds/fonts.ts';

const glyphs = new Set([1, 2, 3]);
const names = new Set(['A', 'Aacute']);

export const fontReaders: readonly FuzzReader[] = [
  {
    name: 'truetype',
    shape: 'bytes',
    takes: /\.(ttf|otf)$/i,
    seeds: () => [simpleTrueType()],
    read(bytes) {
      const font = readTrueType(bytes);

      if (font !== undefined) {
        glyphsOfCodes(font, [65, 66], () => ['A', 'abc']);
        subsetTrueType(bytes, glyphs, true);
      }
    },
  },
  {
    name: 'cff',
    shape: 'bytes',
    seeds: () => [simpleCff()],
    declares: (error) => error instanceof MalformedCff,
    read(bytes) {
      subsetNamedCff(bytes, names);
      subsetCidCff(bytes, glyphs);
      readCff(bytes);
    },
  },
  {
    name: 'type1',
    shape: 'bytes',
    seeds: () => [
      simpleType1(),
      // Changes to the encrypted part reach the font program only when they are made before the encryption.
      ...Array.from({ length: 60 }, (_, index) =>
        simpleType1((plain) => mutateBytes(plain, new Random('type1', index), [plain])),
      ),
    ],
    read(bytes) {
      const program = readType1(bytes);

      for (const name of program?.charStrings.keys() ?? []) {
        if (program !== undefined) {
          readOutline(program, name);
        }
      }

      type1ToCff(bytes, 'Test', undefined);
      type1ToCff(bytes, 'Test', names);
    },
  },
];
