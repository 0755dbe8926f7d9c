import type { Random } from '../random.ts';
import { builtInWords, mutateText } from './text.ts';

const tokens = /<\/?[^<>]*>|[\w:.-]+="[^"]*"|&[^;\s]{1,12};|[\w.-]+|\{[^{}]*\}/g;

const snippets = [
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?xml version="1.0" encoding="utf-16"?>',
  '<!DOCTYPE a [<!ENTITY b "&b;&b;">]>',
  '&b;',
  '&#x110000;',
  '&#0;',
  '&#xd800;',
  '&constructor;',
  '<svg><foreignObject>',
  '<math><annotation-xml>',
  '<switch>',
  '<table><tr><td>',
  'xmlns:a="b"',
  'href="#%"',
  'href="../../../etc/passwd"',
  'src="data:,"',
  'style="background:url(\'a"',
  '@import url(a.css);',
  '}',
  '/*',
];

/** Changes to tags, attributes and entities of markup. */
export function mutateMarkup(text: string, random: Random): string {
  const elements = [...text.matchAll(/<([\w:-]+)[^<>]*>/g)];
  const element = elements.length === 0 ? undefined : random.pick(elements);
  const at = element?.index ?? random.below(text.length + 1);

  switch (random.below(8)) {
    case 0:
      return text.slice(0, at) + random.pick(snippets) + text.slice(at);
    case 1: {
      const depth = random.pick([10, 100, 3000]);
      const [open, name] = [element?.[0] ?? '<a>', element?.[1] ?? 'a'];

      return (
        text.slice(0, at) +
        open.repeat(depth) +
        (random.chance(0.5) ? `</${name}>`.repeat(depth) : '') +
        text.slice(at)
      );
    }
    case 2: {
      const name = random.pick(builtInWords);

      return element === undefined
        ? text
        : text.replaceAll(new RegExp(`(</?)${escaped(element[1] ?? '')}\\b`, 'g'), `$1${name}`);
    }
    case 3: {
      const other = elements.length === 0 ? '' : random.pick(elements)[0];

      return text.slice(0, at) + other + text.slice(at + (element?.[0].length ?? 0));
    }
    default:
      return mutateText(text, random, tokens, snippets);
  }
}

function escaped(word: string): string {
  return word.replaceAll(/[^\w]/g, '\\$&');
}
