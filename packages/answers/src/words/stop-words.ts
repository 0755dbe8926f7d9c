import { fold } from './fold.ts';

/** Words without content of their own, by ISO 639-3. Enough of each language also to tell the language of a text. */
const lists: Readonly<Record<string, string>> = {
  eng: `a about above after again all also although am an and any are as at be because been before being below between
    both but by can could did do does doing during each either else ever few for from further had has have having he
    her here hers him his how i if in into is it its itself just may me might more most much must my no nor not now of
    off on once only or other our out over own same shall she should so some such than that the their them then there
    these they this those through to too under until up upon us very was we were what when where whether which while
    who whom whose why will with within would yet you your s t d ll m re ve tell please give show list find know
    according document say says`,
  fra: `a afin ai ainsi alors apres as au aucun aucune aujourd aussi autre autres aux avait avaient avant avec avez
    avons ayant aura auront aurait beaucoup bien c car ce ceci cela celle celles celui cependant ces cet cette ceux
    chaque chez comme comment d dans de depuis des deux dois doit doivent donc dont du elle elles en encore entre es
    est et etaient etait etant ete etes etre eu eurent eut eux fait faut fut furent hui il ils j jamais je jusqu
    jusque l la laquelle le lequel les lesquelles lesquels leur leurs lors lorsqu lorsque lui m ma mais me meme memes
    mes mon n ne ni non nos notre nous on ont ou par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi
    puis puisque qu quand que quel quelle quelles quels qui quoi quoique s sa sans se sera seront ses si soit son sont
    sous suis sur t ta te tes toi ton toujours tous tout toute toutes tres tu un une va vers voici voila vos votre
    vous y dit document combien selon`,
  deu: `aber als am an auch auf aus bei bin bis da das dass dem den der des die doch du durch ein eine einem einen
    einer er es fur habe haben hat hatte hier ich ihm ihn ihr im in ist ja kann konnen mein mit nach nicht noch nur ob
    oder ohne sehr sein seine sich sie sind so uber um und uns unter vom von vor war waren was weil wenn wer werden
    wie wann wo warum welche welcher welches wird wir wurde wurden zu zum zur`,
  spa: `a al algo como con cual cuando cuanto cuantos de del desde donde el ella ellos en entre era es esta estan este
    esto fue fueron ha hay la las le les lo los mas me mi muy no nos o para pero por porque que quien quienes se ser si
    sin sobre son su sus tambien te tiene un una uno unos y ya`,
  ita: `a ai al alla alle anche che chi ci come con cosa da dai dal dalla dei del della delle di dove e era essere fu
    furono gli ha hanno i il in io la le lo ma nei nel nella non o per perche piu quale quali quando quanti quanto
    questa questo se si sono su sua suo sul sulla tra un una uno`,
  por: `a ao aos as com como da das de do dos e ela ele em entre era essa esse esta este foi foram ha isso mais mas me
    muito na nas nao no nos o onde os ou para pela pelo por porque qual quando quanto quantos que quem se sem ser seu
    sua sobre sao tambem tem um uma`,
  nld: `aan als bij dan dat de deze die dit door een en er geen haar had heb heeft het hij hoe hoeveel ik in is kan
    maar meer met naar niet nog of om onder ook op over te tot uit van veel voor waar waarom wanneer waren was wat welk
    welke wel werd wie wij wordt worden zij zijn zo`,
  swe: `att av de den det som en ett for fran han har hon hur hade i inte jag kan man med men nar och om pa sa sig sin
    ska till under var varfor vem vid vad vilken ar eller blev efter`,
  dan: `af at blev da de den der det en er et for fra han har havde hun hvad hvem hvor hvorfor hvornar i ikke jeg kan
    med men nar og om pa som til var ved vil eller efter blive`,
  nor: `av at ble da de den der det en er et for fra han har hadde hun hva hvem hvor hvorfor i ikke jeg kan med men nar
    og om pa som til var ved vil eller etter blir`,
  rus: `а без бы был была были было в вас во вот все всех вы где да для до его ее если есть еще же за и из или им их к
    как какая какие какой когда кого кто ли мы на над не него нет ни но о об он она они от по под почему при с сколько
    так то только у уже что чтобы это я`,
  ron: `a al ale am ar ca care ce cine cum cu cand cat cate da de din este eu fi fost iar in la mai nu o pe pentru prin
    sa sau se si sunt sub un una unde`,
  hun: `a az azt egy ez es hogy hol is ki kik mert mely mikor milyen mit mennyi nem van volt vagy meg csak mint`,
  fin: `ei etta han he hanen ja jos joka jotka kun kuka kuinka miksi milloin missa mita mika mutta myos niin oli on ovat
    se sen sita tai tama`,
  tur: `bir bu ve de da icin ile ne neden nerede nasil kim kac mi mu daha cok en gibi olan olarak ama veya hangi`,
};

const words = new Map(
  Object.entries(lists).map(([language, list]) => [language, new Set(list.trim().split(/\s+/u).map(fold))]),
);

/** True for a folded word without content in the language; English counts when the language is not known. */
export function isStopWord(word: string, language: string | null): boolean {
  return (words.get(language ?? 'eng') ?? words.get('eng'))?.has(word) === true;
}

/**
 * Language of a text by its folded words. Single letters do not count: tables and lists of names are full of initials,
 * and most of them are words of French.
 */
export function languageOfText(folded: readonly string[]): string | null {
  return languageOf(folded.filter((word) => word.length > 1));
}

/** Occurrences of a word that count for a language. */
const mostRepeated = 3;

/**
 * Language of folded words by its stop words; null when they show none. Repetitions count little: a table may have an
 * acronym in each row that is a small word of another language.
 */
export function languageOf(folded: Iterable<string>): string | null {
  const counts = new Map<string, number>();

  for (const word of folded) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  const [best, next] = [...words]
    .map(([language, list]) => {
      const sum = [...counts].reduce(
        (all, [word, count]) => all + (list.has(word) ? Math.log2(1 + Math.min(mostRepeated, count)) : 0),
        0,
      );

      return [language, sum] as const;
    })
    .filter(([, sum]) => sum > 0)
    .sort((one, other) => other[1] - one[1]);

  return best === undefined || best[1] === next?.[1] ? null : best[0];
}
