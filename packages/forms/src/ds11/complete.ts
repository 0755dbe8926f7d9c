import { type Answers, textOf } from '../answers.ts';

/** Texts that the form asks for twice, or in a way of its own. */
export function completeApplication(answers: Answers): Answers {
  const text = (name: string) => textOf(answers, name);
  const fullName = [text('lastName'), text('firstName'), text('middleName')].filter(Boolean).join(', ');
  const [feet, inches] = [text('height.feet'), text('height.inches')];
  const derived = {
    fullName,
    // An applicant without a number writes zeros.
    noSsn: text('numberKind') === 'none' ? '000-00-0000' : '',
    height: feet === '' || inches === '' ? '' : `${feet}' ${inches}"`,
    'travel.none': text('travel') === 'no' ? 'None' : '',
  };

  return { ...answers, ...derived };
}
