import type { TextRule } from './text-rule.ts';

/** Prefixes that the IRS has not assigned to employers so far; it adds some from time to time. */
const unassigned = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);

/** Fourth and fifth digits of taxpayer numbers of individuals, from the first to the last of each range. */
const itinGroups = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const;

const personForm = /^(\d{3})([- ]?)(\d{2})\2(\d{4})$/;
/** Number of a person beyond doubt: nine bare digits may be one of an employer. */
const groupedForm = /^\d{3}([- ])\d{2}\1\d{4}$/;
const employerForm = /^(\d{2})[- ]?(\d{7})$/;

/** Social security number. It has no checksum, so only its form and ranges can be checked. */
export const socialSecurityNumber: TextRule = {
  check: (text) => {
    const [, area = '', , group, serial] = personForm.exec(text) ?? [];

    if (area === '') {
      return 'ssn-form';
    }

    if (area.startsWith('9')) {
      return individualNumber.check(text) === null ? 'ssn-itin' : 'ssn-area';
    }

    if (area === '000' || area === '666') {
      return 'ssn-area';
    }

    return group === '00' ? 'ssn-group' : serial === '0000' ? 'ssn-serial' : null;
  },
  print: (text) => text.replace(personForm, '$1-$3-$4'),
};

/** Individual taxpayer identification number (ITIN). */
export const individualNumber: TextRule = {
  check: (text) => {
    const [, area = '', , group] = personForm.exec(text) ?? [];

    if (area === '') {
      return 'itin-form';
    }

    const isInRange = itinGroups.some(([first, last]) => Number(group) >= first && Number(group) <= last);

    return area.startsWith('9') && isInRange ? null : 'itin-range';
  },
  print: (text) => text.replace(personForm, '$1-$3-$4'),
};

/** Employer identification number. */
export const employerNumber: TextRule = {
  check: (text) => (employerForm.test(text) ? null : 'ein-form'),
  doubt: (text) => (unassigned.has(text.slice(0, 2)) ? 'ein-prefix' : null),
  print: (text) => text.replace(employerForm, '$1-$2'),
};

/** Any of the three numbers. Nine bare digits that fit a person are taken as theirs. */
export const taxpayerNumber: TextRule = {
  check: (text) => {
    if (ruleOf(text) !== null) {
      return null;
    }

    return groupedForm.test(text) ? socialSecurityNumber.check(text) : 'tin-form';
  },
  doubt: (text) => ruleOf(text)?.doubt?.(text) ?? null,
  print: (text) => ruleOf(text)?.print(text) ?? text,
};

function ruleOf(text: string): TextRule | null {
  const rules = [socialSecurityNumber, individualNumber, employerNumber];

  return rules.find((rule) => rule.check(text) === null) ?? null;
}
