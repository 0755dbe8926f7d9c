import type { TextStyle } from '@octavo/layout/model';

/** Scripts with separate fonts in DrawingML (`a:ea`, `a:cs`). */
const eastAsian =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const complexScript = /[\u0590-\u08ff\u0900-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Office families with East Asian characters. */
const eastAsianFamilies =
  /^(batang|gulim|dotum|malgun|microsoft (jhenghei|yahei)|mingliu|ms (p?gothic|p?mincho)|simhei|simsun|yu |arial unicode)/i;

/** Fallback fonts by script, sans serif and serif, when the text's font is not known to cover it. */
const standIns: readonly (readonly [RegExp, string, string])[] = [
  [/[\u1100-\u11ff\uac00-\ud7ff]/, 'Malgun Gothic', 'Batang'],
  [/[\u3040-\u30ff]/, 'Yu Gothic', 'Yu Mincho'],
  [/./, 'Microsoft YaHei', 'SimSun'],
];

export function isEastAsian(text: string): boolean {
  return eastAsian.test(text);
}

export function isComplex(text: string): boolean {
  return complexScript.test(text);
}

/** Font for the East Asian characters of a text. */
export function eastAsianFamily(text: string, { family, serif }: TextStyle): string {
  if (eastAsianFamilies.test(family)) {
    return family;
  }

  const [, plain, withSerifs] = standIns.find(([script]) => script.test(text)) ?? ['', family, family];

  return serif ? withSerifs : plain;
}
