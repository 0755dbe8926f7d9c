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
