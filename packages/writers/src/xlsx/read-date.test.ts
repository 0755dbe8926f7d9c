import { expect, it } from 'vitest';
import { readDate } from './read-date.ts';

it.each([
  ['2020-01-31', 43861, 'yyyy-mm-dd'],
  ['24/11/2025', 45985, 'dd\\/mm\\/yyyy'],
  ['11/24/2025', 45985, 'mm\\/dd\\/yyyy'],
  ['3.2.2021', 44230, 'd.m.yyyy'],
  ['11-Oct-52', 19278, '[$-409]dd-mmm-yy'],
  ['1er janvier 2020', 43831, '[$-40C]d"er" mmmm yyyy'],
  ['3. März 2021', 44258, '[$-407]d"." mmmm yyyy'],
  ['5 de mayo de 2021', 44321, '[$-40A]d" de "mmmm" de "yyyy'],
  ['October 11, 1952', 19278, '[$-409]mmmm dd", "yyyy'],
  ['14:35', 875 / 1440, 'hh:mm'],
  ['2:05 PM', 845 / 1440, 'h:mm AM/PM'],
  ['31.12.2020 06:00', 44196.25, 'dd.mm.yyyy hh:mm'],
])('parses %s', (text, value, format) => {
  expect(readDate(text, null)).toMatchObject({ kind: 'date', value: expect.closeTo(value, 9), format });
});

it('parses an ambiguous date in the order of its column, and not without one', () => {
  expect(readDate('1/2/2020', 'day-month')).toMatchObject({ value: 43862 });
  expect(readDate('1/2/2020', 'month-day')).toMatchObject({ value: 43832 });
  expect(readDate('1/2/2020', null)).toBeNull();
});

it.each(['31/02/2020', '12.05', '1.2.10', '25:10', 'Saturday', 'May', '3-1'])('leaves %s as text', (text) => {
  expect(readDate(text, null)).toBeNull();
});
