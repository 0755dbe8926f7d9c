import { textOf } from '../answers.ts';
import type { Form } from '../form.ts';
import type { FormRevision } from '../form-map.ts';
import { mapOfFields } from '../statements/map-of-fields.ts';
import { questionsOf } from '../visible-questions.ts';
import { boxNumber, type Revision1099, revisions1099 } from './boxes.ts';
import { copies1099, copySets1099 } from './copies.ts';
import { groups } from './questions.ts';
import { check1099 } from './rules.ts';

/** Boxes that some revisions lack. */
const optionalBoxes = new Set(['goldenParachute', 'cashTips', 'tippedOccupation', 'overtime']);

export const form: Form = {
  id: 'f1099',
  official: 'https://www.irs.gov/forms-pubs/about-form-1099-misc',
  groups,
  revisions: revisions1099.map(revisionOf),
  complete: (answers) => answers,
  check: check1099,
  pagesFor: (answers) => copySets1099[textOf(answers, 'copies') || 'all'] ?? [],
  manyRecipients: { number: 'recipient.tin' },
};

function revisionOf(revision: Revision1099): FormRevision {
  const { id, years } = revision;

  return {
    id,
    years,
    // Drawn where it is needed: code and texts of the drawing are not part of the page with the questions.
    blank: {
      draw: async (host) => {
        const [{ drawStatement }, { statement1099 }] = await Promise.all([
          import('../statements/draw-statement.ts'),
          import('./statement.ts'),
        ]);

        return drawStatement(statement1099(revision), host);
      },
    },
    pages: copies1099.length,
    map: mapOfFields(
      questionsOf({ groups }).filter(
        ({ name }) => name !== 'copies' && (!optionalBoxes.has(name) || boxNumber(id, name) !== null),
      ),
    ),
  };
}
