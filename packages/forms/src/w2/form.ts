import { textOf } from '../answers.ts';
import type { Form } from '../form.ts';
import type { FormRevision } from '../form-map.ts';
import { mapOfFields } from '../statements/map-of-fields.ts';
import { questionsOf } from '../visible-questions.ts';
import { copiesW2, copySetsW2 } from './copies.ts';
import { groups } from './questions.ts';
import { checkW2 } from './rules.ts';
import { type RevisionW2, revisionsW2 } from './years.ts';

/** Page of instructions behind the copy for the employee. */
const instructionPages = 1;

export const form: Form = {
  id: 'w2',
  official: 'https://www.irs.gov/forms-pubs/about-form-w-2',
  groups,
  revisions: revisionsW2.map(revisionOf),
  complete: (answers) => answers,
  check: checkW2,
  pagesFor: (answers) => copySetsW2[textOf(answers, 'copies') || 'all'] ?? [],
  manyRecipients: { number: 'employee.ssn' },
};

function revisionOf(revision: RevisionW2): FormRevision {
  const { id, years, hasTippedOccupation } = revision;

  return {
    id,
    years,
    // Drawn where it is needed: code and texts of the drawing are not part of the page with the questions.
    blank: {
      draw: async (host) => {
        const [{ drawStatement }, { statementW2 }] = await Promise.all([
          import('../statements/draw-statement.ts'),
          import('./statement.ts'),
        ]);

        return drawStatement(statementW2(revision), host);
      },
    },
    pages: copiesW2.length + instructionPages,
    map: mapOfFields(
      questionsOf({ groups }).filter(
        ({ name }) => name !== 'copies' && (name !== 'tippedOccupation' || hasTippedOccupation),
      ),
    ),
  };
}
