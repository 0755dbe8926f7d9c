/**
 * Form of a sentence, and the question that it answers. The first group is the subject, which
 * the question has as within a sentence.
 */
export interface SentenceForm {
  readonly sentence: RegExp;
  readonly question: (subject: string, match: RegExpExecArray) => string;
}

interface QuestionForms {
  readonly parties: string;
  readonly signer: string;
  readonly about: (heading: string) => string;
  readonly columnTotal: (header: string) => string;
  readonly total: (label: string) => string;
  /** In order of how much a reader gains from the answer. */
  readonly figures: readonly SentenceForm[];
  readonly terms: readonly SentenceForm[];
  readonly deeds: readonly SentenceForm[];
}

const noun = String.raw`[\p{L}\p{N}][\p{L}\p{N}’'-]*`;
/** Up to five words. */
const nouns = `${noun}(?: ${noun}){0,4}?`;
const amount = String.raw`(?:[€$£¥]\s?)?\p{N}`;

const deedBases: Readonly<Record<string, string>> = {
  achieves: 'achieve',
  comprises: 'comprise',
  'consists of': 'consist of',
  outperforms: 'outperform',
  provides: 'provide',
  requires: 'require',
};

const english: QuestionForms = {
  parties: 'Who are the parties?',
  signer: 'Who signed this letter?',
  about: (heading) => `What does the document say about “${heading}”?`,
  columnTotal: (header) => `What is the total of “${header}”?`,
  total: (label) => `What ${/[^s]s$/u.test(label) ? 'are' : 'is'} the ${withSmallFirst(label)}?`,
  figures: [
    {
      sentence: new RegExp(
        `^(?:The|Your|Our) (${nouns}) (?:is|was|amounts to) (?:(?:limited|equal) to |about |up to )?${amount}`,
        'u',
      ),
      question: (subject) => `What is the ${subject}?`,
    },
    {
      sentence: new RegExp(`^(?:The|This) (${nouns}) (begins?|starts?|ends?|expires?) on ${amount}`, 'u'),
      question: (subject, match) => `When does the ${subject} ${match[2]!.replace(/s$/u, '')}?`,
    },
    {
      sentence: new RegExp(`^(${nouns}) are payable (?:within|on|by|in) `, 'u'),
      question: (subject) => `When are ${subject} payable?`,
    },
  ],
  terms: [
    {
      sentence: /^["“]([\p{L}\p{N}][\p{L}\p{N} ’'-]{2,40})["”] (?:shall )?means? /u,
      question: (subject) => `What does “${subject}” mean?`,
    },
    {
      sentence: new RegExp(`^((?:(?:The|An?) )?${nouns}) is (?:an?|the|defined as|one of) `, 'u'),
      question: (subject) => `What is ${subject}?`,
    },
    {
      sentence: new RegExp(` define[sd]? ((?:(?:the|an?) )?${nouns}) as (?:the|an?) `, 'u'),
      question: (subject) => `What is ${subject}?`,
    },
  ],
  deeds: [
    {
      sentence: new RegExp(
        `^((?:The )?${nouns}) (?:significantly |substantially |also )?(${Object.keys(deedBases).join('|')}) `,
        'u',
      ),
      question: (subject, match) => `What does ${subject} ${deedBases[match[2]!]}?`,
    },
  ],
};

const french: QuestionForms = {
  parties: 'Qui sont les parties ?',
  signer: 'Qui a signé cette lettre ?',
  about: (heading) => `Que dit le document sur « ${heading} » ?`,
  columnTotal: (header) => `Quel est le total de « ${header} » ?`,
  total: (label) => `Quel est le ${withSmallFirst(label)} ?`,
  figures: [
    {
      sentence: new RegExp(
        `^((?:Le|La) ${nouns}) (?:est|était) (?:fixée? à |limitée? à |de |d’|d')?${amount}`,
        'u',
      ),
      question: (subject) => `${subject.startsWith('la ') ? 'Quelle' : 'Quel'} est ${subject} ?`,
    },
    {
      sentence: new RegExp(`^((?:Le |La |L’|L')${nouns}) s[’']élève à `, 'u'),
      question: (subject) => `À combien s’élève ${subject} ?`,
    },
    {
      sentence: new RegExp(`^(Les ${nouns}) s[’']élèvent à `, 'u'),
      question: (subject) => `À combien s’élèvent ${subject} ?`,
    },
  ],
  terms: [
    {
      sentence: /^«\s?([\p{L}\p{N}][\p{L}\p{N} ’'-]{2,40}?)\s?» (?:désigne|signifie) /u,
      question: (subject) => `Que signifie « ${subject} » ?`,
    },
    {
      sentence: new RegExp(
        `^((?:(?:Le|La|Une?) |L’|L')?${nouns}) est (?:une?|le|la|défini comme|définie comme) `,
        'u',
      ),
      question: (subject) => `Qu’est-ce que ${subject} ?`,
    },
    {
      sentence: new RegExp(` (?:définit|définissent) ((?:le |la |l’|l')${nouns}) comme (?:une?|le|la) `, 'u'),
      question: (subject) => `Qu’est-ce que ${subject} ?`,
    },
  ],
  deeds: [
    {
      sentence: new RegExp(`^((?:Le |La |L’|L')${nouns}) (comprend|contient|permet|exige) `, 'u'),
      question: (subject, match) => `Que ${match[2]} ${subject} ?`,
    },
  ],
};

/** Questions in the words of a language; English for those that have none of their own. */
export function questionForms(language: string | null): QuestionForms {
  return language === 'fra' ? french : english;
}

/** With a small first letter, unless the first word is an acronym. */
function withSmallFirst(subject: string): string {
  return /^\p{Lu}[\p{Lu}\p{N}]/u.test(subject) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);
}
