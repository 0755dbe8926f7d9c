import { expect, it } from 'vitest';
import { signatureEffect } from './signature-effect.ts';

const crop = { signatures: 'changed', signaturesWith: { cut: 'lost' } } as const;

it('is none for tools that decide by the changes', () => {
  expect(signatureEffect({}, {}, false)).toBeNull();
});

it('follows the switches that make a difference', () => {
  expect(signatureEffect(crop, { cut: false }, false)).toBe('changed');
  expect(signatureEffect(crop, { cut: true }, false)).toBe('lost');
});

it('loses the signatures of a protected file, whose result is encrypted again', () => {
  expect(signatureEffect(crop, {}, true)).toBe('lost');
  expect(signatureEffect({ signatures: 'untouched' }, {}, true)).toBe('untouched');
});
