/** In the order in which they are told apart: most say that they are several. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Firefox, Windows`: as much of what a browser says of itself as its owner needs to know it again. */
export function browserName(userAgent: string): string {
  return [browsers, systems].flatMap((known) => nameIn(known, userAgent)).join(', ');
}

function nameIn(known: typeof browsers, userAgent: string): string[] {
  const found = known.find(([pattern]) => pattern.test(userAgent));

  return found === undefined ? [] : [found[1]];
}
