import { expect, it } from 'vitest';
import { masked, maskedParts } from './masked.ts';

it('shows the last four digits of a whole number', () => {
  expect(masked('123-45-6789')).toBe('•••-••-6789');
  expect(masked('123456789')).toBe('•••••6789');
  expect(masked('12-3456789')).toBe('••-•••6789');
});

it('shows no digit of a short one', () => {
  expect(masked('123-45')).toBe('•••-••');
  expect(masked('1234567')).toBe('•••••••');
  expect(masked('')).toBe('');
});

it('masks the cells of a form as one number', () => {
  expect(maskedParts(['123', '45', '6789'])).toEqual(['•••', '••', '6789']);
});
