/**
 * Words of one notion of contracts, letters, forms and minutes, folded: a contract states interest where a reader asks
 * for a penalty. Words with a second meaning in such documents are left out.
 */
const notions: readonly Readonly<Record<'eng' | 'fra', string>>[] = [
  {
    eng: 'penalty penalties interest surcharge',
    fra: 'penalite penalites interet interets majoration',
  },
  { eng: 'penalty penalties fine fee charge charged', fra: 'penalite penalites amende frais' },
  { eng: 'late overdue delay delayed arrears', fra: 'retard tardif tardive retarde impaye impayes' },
  {
    eng: 'price prices cost costs fee fees charge charges charged tariff',
    fra: 'prix tarif tarifs cout coute coutent honoraires redevance',
  },
  {
    eng: 'salary wage wages remuneration',
    fra: 'salaire salaires remuneration paie appointements',
  },
  {
    eng: 'terminate termination cancel cancellation notice withdraw',
    fra: 'resilier resiliation preavis conge denoncer annuler annulation',
  },
  { eng: 'rent', fra: 'loyer loyers' },
  { eng: 'deposit', fra: 'caution depot' },
  { eng: 'deductible excess', fra: 'franchise' },
  { eng: 'warranty guarantee', fra: 'garantie garanties' },
  { eng: 'holiday holidays vacation', fra: 'conges vacances' },
  { eng: 'bill invoice', fra: 'facture' },
  { eng: 'due payable', fra: 'payable payables echeance' },
  {
    eng: 'meeting session assembly',
    fra: 'reunion seance assemblee',
  },
  { eng: 'appointment visit consultation', fra: 'rendez visite consultation' },
  { eng: 'absent absence apologies', fra: 'absent absents absente absence excuse excuses excusee excusees' },
  { eng: 'start begin commence commencement', fra: 'debuter debut commencer commence demarrer' },
  { eng: 'area', fra: 'surface superficie' },
  { eng: 'mobile phone', fra: 'portable mobile telephone' },
];

const byWord = new Map<string, Set<number>>();

for (const [number, { eng, fra }] of notions.entries()) {
  for (const word of `${eng} ${fra}`.split(' ')) {
    byWord.set(word, (byWord.get(word) ?? new Set()).add(number));
  }
}

/** Folded words of the same notions as a word, in a language; none for a language other than English and French. */
export function relatedWords(word: string, language: string | null): readonly string[] {
  return [...(byWord.get(word) ?? [])].flatMap((number) => {
    const { [language === 'fra' ? 'fra' : 'eng']: list } = notions[number]!;

    return language === null || language === 'eng' || language === 'fra' ? list.split(' ') : [];
  });
}
