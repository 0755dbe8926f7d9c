/** Likeness of a word of the same notion: below that of the same word, which names a party or a term. */
export const relatedLikeness = 0.89;

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
  { eng: 'interest rate', fra: 'interet interets taux' },
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
    fra: 'resilier resiliation preavis denoncer annuler annulation',
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
  { eng: 'annual annually yearly year', fra: 'annuel annuelle annuellement an annee' },
  { eng: 'monthly month', fra: 'mensuel mensuelle mensuellement mois' },
  { eng: 'weekly week', fra: 'hebdomadaire semaine' },
  { eng: 'drive driver driving drivers', fra: 'conduire conducteur conducteurs conductrice' },
  { eng: 'weight weigh weighs heavy', fra: 'poids pese pesent peser lourd' },
  { eng: 'noise loud noisy', fra: 'bruit bruyant bruyante sonore' },
  { eng: 'size dimensions big large', fra: 'taille dimensions format' },
  { eng: 'height high tall', fra: 'hauteur haut haute' },
  { eng: 'width wide', fra: 'largeur large' },
  { eng: 'depth deep', fra: 'profondeur profond' },
  { eng: 'speed fast', fra: 'vitesse rapide' },
  { eng: 'send submit forward', fra: 'envoyer envoyez parvenir transmettre' },
  { eng: 'unoccupied empty vacant', fra: 'inoccupe inoccupee vide vacant' },
];

/** One-way relations: the second word may answer a question with the first, but not the reverse. */
const stating: readonly (readonly [asked: string, stated: Readonly<Record<'eng' | 'fra', string>>])[] = [
  // `The report is due on 1 May`: delivered no later than that.
  ['due deadline echeance', { eng: 'later', fra: 'tard' }],
  ['security', { eng: 'deposit bond', fra: 'caution' }],
  ['horaire horaires', { eng: 'open hours', fra: 'ouvert ouverte ouverts ouvertes' }],
  ['month monthly mois mensuel mensuelle', { eng: 'instalment', fra: 'mensualite mensualites' }],
  ['pay payment payer paye paie paiement', { eng: 'instalment', fra: 'mensualite mensualites cotisation' }],
];

/** One-way relations of whole phrases, looked up at the last word: `garantie` alone is a warranty. */
const phrases: ReadonlyMap<string, Readonly<Record<'eng' | 'fra', string>>> = new Map([
  ['depot de garantie', { eng: 'deposit bond', fra: 'caution' }],
]);

/** Words by which each word may be stated, in both languages. */
const byWord = new Map<string, Readonly<Record<'eng' | 'fra', string>>[]>();

for (const notion of notions) {
  relate(`${notion.eng} ${notion.fra}`, notion);
}

for (const [asked, stated] of stating) {
  relate(asked, stated);
}

function relate(asked: string, stated: Readonly<Record<'eng' | 'fra', string>>): void {
  for (const word of new Set(asked.split(/\s+/u))) {
    byWord.set(word, [...(byWord.get(word) ?? []), stated]);
  }
}

/**
 * Folded words of the same notions as a word, in a language. An unknown language counts as English; languages other
 * than English and French have none.
 *
 * @param before up to two words before it, which may make it the end of a phrase
 */
export function relatedWords(
  word: string,
  language: string | null,
  before: readonly string[] = [],
): readonly string[] {
  const own = language === null ? 'eng' : language;
  const phrase = phrases.get([...before, word].join(' '));

  return own === 'eng' || own === 'fra'
    ? [...(byWord.get(word) ?? []), ...(phrase === undefined ? [] : [phrase])].flatMap(({ [own]: words }) =>
        words.split(/\s+/u),
      )
    : [];
}
