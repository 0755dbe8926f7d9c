import '@octavo/i18n/every-language';
import { freeTaskBytes, taskBytes } from '@octavo/contract/limits';
import { expect, it } from 'vitest';
import { taskSizeText } from './task-size.ts';

const person = { email: 'ada@example.org', name: null };
const limited = { taskBytes: freeTaskBytes, wholeTaskBytes: taskBytes };
const whole = { taskBytes, wholeTaskBytes: taskBytes };

it('states the limit of each viewer, and what raises it', () => {
  expect(taskSizeText('en', { person: null, ...limited })).toBe('20 MB (100 MB in the trial and with Pro)');
  expect(taskSizeText('en', { person, ...limited })).toBe('20 MB (100 MB with Pro)');
  expect(taskSizeText('en', { person, ...whole })).toBe('100 MB');
  expect(taskSizeText('fr', { person, ...limited })).toContain('avec Pro');
});
