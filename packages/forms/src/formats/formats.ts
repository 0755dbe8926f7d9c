import type { TextFormat } from '../question.ts';
import { phoneRule, stateRule, zipRule } from './addresses.ts';
import { countRule, moneyRule } from './amounts.ts';
import { dateRule, yearRule } from './dates.ts';
import {
  employerNumber,
  individualNumber,
  socialSecurityNumber,
  taxpayerNumber,
} from './taxpayer-numbers.ts';
import type { TextRule } from './text-rule.ts';
import { emailText, nameText, plainText } from './texts.ts';

export const formats: Readonly<Record<TextFormat, TextRule>> = {
  text: plainText,
  name: nameText,
  ssn: socialSecurityNumber,
  itin: individualNumber,
  ein: employerNumber,
  tin: taxpayerNumber,
  date: dateRule,
  year: yearRule,
  money: moneyRule,
  count: countRule,
  state: stateRule,
  zip: zipRule,
  phone: phoneRule,
  email: emailText,
};
