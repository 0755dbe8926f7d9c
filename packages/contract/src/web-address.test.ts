import { describe, expect, it } from 'vitest';
import { addressInFile, completeAddress, nameOfAddress, readWebAddress } from './web-address.ts';

describe('a web address', () => {
  it.each([
    ['  https://example.org ', 'https://example.org/'],
    ['HTTP://Example.org/a b', 'http://example.org/a%20b'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ])('reads %s', (given, address) => {
    expect(readWebAddress(given)).toBe(address);
  });

  it('is required', () => {
    expect(() => readWebAddress('  ')).toThrow(expect.objectContaining({ code: 'url-required' }));
  });

  it.each([
    'example.org',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
    'https:///a',
    'http:/x',
    'http://a b/',
    'data:text/html,x',
    'about:blank',
    'view-source:https://example.org',
  ])('cannot be %s', (given) => {
    expect(() => readWebAddress(given)).toThrow(expect.objectContaining({ code: 'url-invalid' }));
  });
});

it.each([
  ['https://example.org/\n', 'https://example.org/'],
  ['\ufeff# a list\r\nhttps://example.org/a\r\nhttps://example.org/b', 'https://example.org/a'],
  ['[InternetShortcut]\r\nIconIndex=0\r\nURL=https://example.org/b\r\n', 'https://example.org/b'],
])('is read from a file', (text, address) => {
  expect(addressInFile(text)).toBe(address);
});

it('names a file after a long address in whole characters', () => {
  const name = nameOfAddress(`https://example.org/${'a'.repeat(87)}%F0%9F%98%80%F0%9F%98%80`);
  expect(name).toBe(`example.org-${'a'.repeat(87)}😀.url`);
});

it('names a file after the address', () => {
  expect(nameOfAddress('https://www.example.org/')).toBe('www.example.org.url');
  expect(nameOfAddress('https://example.org/news/%C3%A9t%C3%A9.html?x=1')).toBe('example.org-news-été.url');
});

it.each([
  ['example.org', 'https://example.org'],
  ['www.example.co.uk/news?id=1', 'https://www.example.co.uk/news?id=1'],
  ['münchen.de:8080', 'https://münchen.de:8080'],
  ['http://example.org', 'http://example.org'],
  ['ftp://example.org', 'ftp://example.org'],
  ['somebody@example.org', 'somebody@example.org'],
  ['127.0.0.1', '127.0.0.1'],
  ['example', 'example'],
])('completes the typed address %s as %s', (typed, complete) => {
  expect(completeAddress(typed)).toBe(complete);
});
