import { describe, expect, it } from 'vitest';
import { addressIn, barePath, depthOf, localeOf } from './address.ts';

describe('addresses', () => {
  it.each([
    ['/', 'en', '/', 0],
    ['/fr', 'fr', '/', 0],
    ['/fr/', 'fr', '/', 0],
    ['/merge-pdf', 'en', '/merge-pdf', 1],
    ['/fr/merge-pdf', 'fr', '/merge-pdf', 1],
    ['/french-toast', 'en', '/french-toast', 1],
    ['/en/merge-pdf', 'en', '/en/merge-pdf', 2],
    ['/fr/blog/one/two', 'fr', '/blog/one/two', 3],
  ])('reads %s', (pathname, locale, bare, depth) => {
    expect(localeOf(pathname)).toBe(locale);
    expect(barePath(pathname)).toBe(bare);
    expect(depthOf(pathname)).toBe(depth);
  });

  it('keeps the path when the language changes', () => {
    expect(addressIn('fr', barePath('/merge-pdf'))).toBe('/fr/merge-pdf');
    expect(addressIn('en', barePath('/fr/merge-pdf'))).toBe('/merge-pdf');
    expect(addressIn('fr', '/')).toBe('/fr');
  });
});
