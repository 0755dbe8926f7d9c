import type { TextRule } from './text-rule.ts';

/** Abbreviations of the US Postal Service: states, the district, territories and military post. */
const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'
  ).split(' '),
);

export const stateRule: TextRule = {
  check: (text) => (states.has(text.toUpperCase()) ? null : 'state-code'),
  print: (text) => text.toUpperCase(),
};

export const zipRule: TextRule = {
  check: (text) => (/^\d{5}([- ]?\d{4})?$/.test(text) ? null : 'zip-form'),
  print: (text) => text.replace(/^(\d{5})[- ]?(\d{4})$/, '$1-$2'),
};

/** Telephone number of the North American plan. */
export const phoneRule: TextRule = {
  check: (text) => (phoneForm.test(text) ? null : 'phone-form'),
  print: (text) => text.replace(phoneForm, '$1-$2-$3'),
};

const phoneForm = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})$/;
