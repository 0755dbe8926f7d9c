import { stemmerOf } from './stems.ts';

/**
 * Words that any document may lack although it answers: they say little about the subject of a question. Frequencies
 * within a short document do not show it, because most words stand in it once or never.
 */
const lists: Readonly<Record<string, string>> = {
  eng: `able actual actually add approximately apply available back base basic become begin belong big bring call case
    certain change clear come common complete concern consist contain content continue cost current currently daily
    describe detail different end entire equal even exact exactly exist expect explain far final find follow form full
    further general get give go good great handle happen have help high hold hour important include indicate
    individual information initial involve issue item keep know large last late later leave let level like list little
    live long look lot low main make matter mean measure mention month move need new next normal note obtain occur
    offer often old open order other overall own owner particular period place point possible present price problem
    process provide purpose put question quantity rate reach read really reason receive regard relate require result
    right same see seem send set short show similar single size small specific spend stand start state stay still stop
    subject sure take tell thing think today together total try turn unit use useful usual usually value various
    version want week whole word work write yes`,
  fra: `ajouter aller ancien appeler apporter arriver attendre avoir bas beau bon but cas certain changer chose
    commencer comprendre compter concerner connaitre consister contenir continuer correspondre cote courant couter
    cout debut debuter demander depenser depense dernier devenir devoir different difference disposer document donner
    duree durer effectuer element ensemble entier environ etat exact exactement exemple exister expliquer facon faire
    falloir fin final finir fois forme former general grand haut heure important indiquer information intervenir
    laisser lieu lire liste long maniere manquer maximum meilleur mettre minimum mois moment montrer mot moyen
    necessaire normal nouveau numero objet obtenir occuper offrir ouvrir page parler passer penser petit place plein
    point porter poser possible pouvoir premier prendre present presenter prevoir prevu principal prix probleme propos
    proposer propre question raison recevoir regarder relatif remettre rendre reponse rester resultat sembler semaine
    sens servir seul situer situation somme sorte suivant suivre sujet taille temps tenir terme total trouver unique
    unite utiliser valeur venir verser vieux voir vouloir vrai quotidien mensuel annuel`,
};

const known = new Map<string, ReadonlySet<string>>();

/** True for a folded word that says little in the language; English counts when the language is not known. */
export function isCommonWord(word: string, language: string | null): boolean {
  const own = language !== null && language in lists ? language : 'eng';
  const stem = stemmerOf(own);
  const stems = known.get(own) ?? new Set((lists[own] ?? '').split(/\s+/u).map(stem));
  known.set(own, stems);

  return stems.has(stem(word));
}
