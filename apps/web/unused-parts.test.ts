import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutBodies } from './unused-parts.ts';

const unused = {
  unreachable: { animations: ['Animation'] },
  idle: { animations: ['trackAnimations'] },
};
const code = `
  function Animation(node) { this.node = node; }
  Animation.prototype.cancel = function () { this.node.stop(); };
  Shape.prototype.cancel = function () { this.node.stop(); };
  function outer() { function trackAnimations(root) { return measure(root); } return trackAnimations(1); }
`;

describe('functions of unused features', () => {
  it('fail when they are called, without their methods', () => {
    const slim = withoutBodies(code, unused);

    expect(slim).toContain('function Animation(node) {throw Error("This build has no animations")}');
    expect(slim).not.toContain('Animation.prototype');
    expect(slim).toContain('Shape.prototype.cancel');
  });

  it('have no effect when every page calls them, nested ones, too', () => {
    expect(withoutBodies(code, unused)).toContain(
      'function trackAnimations(root) {return null} return trackAnimations(1);',
    );
  });

  it('are reported when a release renamed them', () => {
    expect(() => withoutBodies('function other() {}', unused)).toThrow(
      'Not found, so not left out: trackAnimations, Animation',
    );
  });
});

/** Features whose functions are left out, as sources would use them. */
const leftOut = new RegExp(
  [
    String.raw`\b(useActionState|useFormStatus|useFetchers?|ViewTransition|SuspenseList|Activity)\b[^;]*from 'react`,
    String.raw`\b(preload|preloadModule|preinit|preinitModule)\b[^;]*from 'react-dom'`,
    String.raw`\s(precedence|viewTransition)[={\s>]`,
    String.raw`<Fragment[^>]*\sref=`,
    String.raw`\b(formAction|action)=\{(async\s*)?(\(|\w+\s*=>)`,
  ].join('|'),
  'm',
);

describe('sources of pages', () => {
  it('use no feature that is left out', () => {
    const root = join(import.meta.dirname, '../..');
    const files = globSync('{apps/web/src,packages/ui/src,packages/tools}/**/*.tsx', { cwd: root });
    const using = files.filter((path) => leftOut.test(readFileSync(join(root, path), 'utf8')));

    expect(files.length).toBeGreaterThan(100);
    expect(using).toEqual([]);
  });

  it.each([
    `import { useActionState } from 'react';`,
    `import { useFetcher } from 'react-router';`,
    `import { preload } from 'react-dom';`,
    `<link rel="stylesheet" href={sheet} precedence="high" />`,
    `<form action={(data) => save(data)}>`,
    `<Fragment ref={parts}>`,
  ])('would be found using one: %s', (line) => {
    expect(line).toMatch(leftOut);
  });
});
