/** Glyph names of the Computer Modern and AMS fonts that the Adobe Glyph List lacks, with their characters. */
const names =
  'angbracketleft:27e8 angbracketright:27e9 arrowbothv:2195 arrowdblbothv:21d5 arrowdblnortheast:21d7 ' +
  'arrownortheast:2197 arrownorthwest:2196 arrowsoutheast:2198 arrowsouthwest:2199 bardbl:2016 beth:2136 ' +
  'braceex:23aa braceleftbt:23a9 braceleftmid:23a8 bracelefttp:23a7 bracerightbt:23ad bracerightmid:23ac ' +
  'bracerighttp:23ab bracketleftbt:23a3 bracketleftex:23a2 bracketlefttp:23a1 bracketrightbt:23a6 ' +
  'bracketrightex:23a5 bracketrighttp:23a4 ceilingleft:2308 ceilingright:2309 circlecopyrt:25ef ' +
  'circledivide:2298 circledot:2299 circleminus:2296 contintegral:222e coproduct:2210 daleth:2138 ' +
  'diamondmath:22c4 epsilon1:3f5 equivasymptotic:224d flat:266d floorleft:230a floorright:230b follows:227b ' +
  'followsequal:2ab0 gimel:2137 greaterorequalslant:2a7e greatermuch:226b harpoonleftdown:21bd ' +
  'harpoonleftup:21bc harpoonrightdown:21c1 harpoonrightup:21c0 hatwide:302 intersectionsq:2293 ' +
  'latticetop:22a4 lessmuch:226a lessorequalslant:2a7d lscript:2113 mapsto:7c natural:266e negationslash:338 ' +
  'notexistential:2204 notgreaterequal:2271 notlessequal:2270 notsubseteql:2288 notsuperseteql:2289 ' +
  'owner:220b parenleftbt:239d parenleftex:239c parenlefttp:239b parenrightbt:23a0 parenrightex:239f ' +
  'parenrighttp:239e pi1:3d6 planckover2pi:210f planckover2pi1:210f precedes:227a precedesequal:2aaf ' +
  'prime:2032 reflexsuperset:2287 rho1:3f1 Ifractur:2111 Rfractur:211c sharp:266f sigma1:3c2 ' +
  'similarequal:2243 slurabove:2322 slurbelow:2323 square:25a1 squaresolid:25a0 star:22c6 ' +
  'subsetnoteql:228a subsetsqequal:2291 supersetnoteql:228b supersetsqequal:2292 tie:2040 tildewide:303 ' +
  'triangle:25b3 triangleinv:25bd triangleleft:25c1 triangleright:25b7 turnstileleft:22a2 ' +
  'turnstileright:22a3 unionmulti:228e unionsq:2294 vector:20d7 vextenddouble:2016 vextendsingle:7c ' +
  'wreathproduct:2240';

const characters: ReadonlyMap<string, string> = new Map(
  names.split(' ').map((entry) => {
    const [name = '', hex = ''] = entry.split(':');

    return [name, String.fromCodePoint(Number.parseInt(hex, 16))];
  }),
);

/** Sizes of delimiters and operators, each of which is a glyph of its own. */
const sizes = /(?:big|Big|bigg|Bigg|text|display)$|(?<=wide)(?:r|st)$/;

/** Character of a glyph of TeX's fonts; undefined for a name that they do not have. */
export function texCharacter(name: string): string | undefined {
  return characters.get(name);
}

/** Name of the glyph of which this one is a larger form: `parenleft` for `parenleftbigg`; null when it is none. */
export function smallerForm(name: string): string | null {
  const small = name.replace(sizes, '');

  return small === name ? null : small;
}
