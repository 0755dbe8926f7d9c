import type { Passage, ReadDocument } from '@octavo/answers/passages/passage';

/** A question for a cell, and the values that answer it. */
export interface CellQuestion {
  readonly text: string;
  /** Each of them is right, because several rows have the label. */
  readonly values: readonly string[];
}

const shapes = [
  {
    heading: 'Financial results',
    labels: [
      'Net revenue',
      'Cost of sales',
      'Gross profit',
      'Operating expenses',
      'Operating income',
      'Net income',
      'Research and development',
      'Income taxes',
    ],
    headers: ['2019', '2020', '2021', '2022'],
    ask: (label: string, header: string) => `What was the ${label.toLowerCase()} in ${header}?`,
  },
  {
    heading: 'Staff',
    labels: [
      'Alice Martin',
      'Robert Green',
      'Maria Lopez',
      'Chen Wei',
      'John Smith',
      'Jane Smith',
      'Omar Haddad',
    ],
    headers: ['Salary', 'Start date', 'Department', 'Days of leave'],
    ask: (label: string, header: string) => `What is the ${header.toLowerCase()} of ${label}?`,
  },
  {
    heading: 'Population by region',
    labels: ['Northern Valley', 'Southern Valley', 'East Coast', 'West Coast', 'Capital District'],
    headers: ['Men', 'Women', 'Total', 'Area (km²)'],
    ask: (label: string, header: string) => `${header} in ${label}?`,
  },
  {
    heading: 'Résultats de l’exercice',
    labels: [
      'Chiffre d’affaires',
      'Charges de personnel',
      'Résultat net',
      'Impôts et taxes',
      'Dotations aux amortissements',
    ],
    headers: ['2020', '2021', '2022'],
    ask: (label: string, header: string) => `Quel est le montant « ${label.toLowerCase()} » en ${header} ?`,
  },
  {
    heading: 'Horaires d’ouverture',
    labels: ['Bibliothèque municipale', 'Piscine', 'Mairie annexe', 'Déchetterie'],
    headers: ['Lundi', 'Mardi', 'Samedi'],
    ask: (label: string, header: string) =>
      `Quels sont les horaires de la ${label} le ${header.toLowerCase()} ?`,
  },
];

const prose = [
  'The figures below were audited by an independent firm and are given in thousands.',
  'This section describes the general situation of the organisation and its main developments during the period.',
  'Les chiffres suivants ont été vérifiés et sont donnés en milliers d’euros.',
];

/** A document with several tables of different shapes, each under its heading, and questions for every cell. */
export function knownTables(seed: number): { document: ReadDocument; questions: CellQuestion[] } {
  const passages: Passage[] = [];
  const questions: CellQuestion[] = [];
  let number = seed * 7919 + 13;

  for (const [table, { heading, labels, headers, ask }] of shapes.entries()) {
    const text = prose[table % prose.length]!;
    passages.push({
      kind: 'text',
      headings: [heading],
      text,
      sentences: [{ start: 0, end: text.length }],
      lines: [],
    });

    for (const [row, label] of labels.entries()) {
      const values = headers.map((_, column) => {
        number = (number * 48271) % 2147483647;

        return table === 4
          ? `${8 + (row % 3)} h ${column}0 – 1${row + 5} h`
          : (number % 90_000).toLocaleString('en-US');
      });
      passages.push(rowOf(table, heading, label, headers, values));

      for (const [column, header] of headers.entries()) {
        questions.push({ text: ask(label, header), values: [values[column]!] });
      }
    }
  }

  return { document: { version: 1, title: null, language: null, pages: [], passages }, questions };
}

/** Questions about labels or headers that no table has. An answer that is given as certain is wrong. */
export const unknownCells: readonly string[] = [
  'What was the net revenue in 2015?',
  'What was the goodwill impairment in 2020?',
  'What is the salary of Peter Brown?',
  'What is the shoe size of Alice Martin?',
  'Total in Western Valley?',
  'Women in North Coast?',
  'Quel est le montant « subventions d’exploitation » en 2021 ?',
  'Quel est le montant « résultat net » en 2012 ?',
  'Quels sont les horaires de la patinoire le mardi ?',
  'Quels sont les horaires de la piscine le dimanche ?',
];

function rowOf(
  table: number,
  heading: string,
  label: string,
  headers: readonly string[],
  values: readonly string[],
): Passage {
  let text = label;
  const cells = values.map((value, column) => {
    const header = headers[column]!;
    const start = text.length + 2 + header.length + 2;
    text += `; ${header}: ${value}`;

    return { header, start, end: start + value.length };
  });

  return {
    kind: 'row',
    headings: [heading],
    text,
    sentences: [{ start: 0, end: text.length }],
    lines: [],
    row: { table, label, section: null, cells },
  };
}
