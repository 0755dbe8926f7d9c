/** Words that are written with a full stop before a name, in lower case. */
export const titles =
  wordSet(`mr mrs ms dr prof st rev hon gen capt lt sgt maj gov sen rep pres messrs mme mlle mgr
  mm m vs sra dña cf viz e.g i.e eg ie bzw vgl z.b evtl ggf av bd boul ste p.ex`);

/** Words that are written with a full stop before a number. */
export const numbered =
  wordSet(`fig figs eq eqs no nos nr vol vols art arts sec sect ch chap pt par para p pp pg
  ed tab tom núm pág págs ca c jan feb mar apr jun jul aug sep sept oct nov dec janv févr avr juil déc tel tél env`);

/** Words that are written with a full stop within a sentence as well as at its end. */
export const shortened =
  wordSet(`etc al inc ltd co corp jr sr dept approx incl excl bros assn dist ref réf réfs adr resp est
  ph.d m.d b.a m.a u.a usw inkl cie`);

/** Words that begin a sentence after an initial or an acronym more often than they continue a name. */
export const sentenceStarters =
  wordSet(`The A An In On At It He She They We This These That Those There When While If
  As But And For From By His Her Its Their Our After Before During However Although Since With Le La Les Un Une Il
  Elle Ils Elles Ce Cette Ces En Dans Au Aux Par Pour Mais Et Sa Son Ses Leur Après`);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
