/** Forms that no stemmer reduces: the first word of a group stands for the others. Folded, as all words here. */
const groups: Readonly<Record<string, string>> = {
  eng: `begin began begun,break broke broken,bring brought,build built,buy bought,catch caught,choose chose chosen,
    come came,deal dealt,draw drew drawn,drive drove driven,eat ate eaten,fall fell fallen,feel felt,fight fought,
    found founded founding founder,fly flew flown,forbid forbade forbidden,forget forgot forgotten,freeze froze
    frozen, get got gotten,give gave given,go went gone goes,grow grew grown,hear heard,hide hid hidden,hold held,keep
    kept, know knew known,lay laid,lead led,leave left,lend lent,lose lost,make made,mean meant,meet met,pay paid
    payment payments payable,ride rode ridden,ring rang rung,rise rose risen,run ran,say said,see saw seen,seek
    sought,sell sold,send sent,shake shook shaken,shoot shot,sing sang sung,sink sank sunk,sit sat,sleep slept,speak
    spoke spoken,spend spent,spring sprang sprung,stand stood,steal stole stolen,strike struck,swear swore sworn,swim
    swam,take took taken,teach taught,tear tore torn,tell told,think thought,throw threw thrown,understand
    understood,wear wore worn,win won,write wrote written,die died death dead,live lived life lives,choice
    chosen,child children,man men,woman women,person people, foot feet,mouse mice,high height,long length,wide
    width,deep depth,strong strength,bear born birth,marry marriage married,french france,english england,german
    germany,spanish spain,dutch netherlands,british britain,chinese china, italian italy,canadian canada,american
    america,russian russia,japanese japan,indian india,norman normandy, scottish scotland,irish ireland,turkish
    turkey,greek greece,roman rome,arab arabia arabian arabic, sublet subletting sublease subleased subleasing,january
    jan,february feb,march mar,april apr,june jun,july jul, august aug,telephone phone tel,september sep sept,october
    oct,november nov,december dec`,
  fra: `naitre ne nee nes nees naquit naissance,mourir mort morte morts mourut deces decede decedee,ecrire ecrit
    ecrite ecrits ecrivit ecrivain,construire construit construite construction,detruire detruit detruite destruction,
    produire produit produite production,vendre vend vendu vendue vente ventes,perdre perd perdu perdit perte pertes,
    prendre prend pris prise prit,apprendre apprend appris apprit,comprendre comprend compris comprit,mettre met mis
    mise mit,permettre permet permis permit,devenir devient devenu devenue devint,venir vient venu venue vint,tenir
    tient tenu tenue tint,obtenir obtient obtenu obtenue obtint,recevoir recoit recu recue recut,vivre vit vecu vecut
    vie,voir voit vu vue,pouvoir pouvait,savoir sait su,vouloir veut voulu voulait,devoir doit du due doivent,boire
    boit bu,lire lit lu lue lecture,dire disait,conduire conduit conduite,elire elu elue elus election elections
    elit,nommer nom nomme nommee,tuer tue tues tuee,choisir choisi choix,diriger dirige directeur direction dirigeant,
    fonder fonde fondee fondation fondateur,creer cree creee creation createur,mariage marier marie mariee epouse
    epouser,roi reine royal royale,oeil yeux,cheval chevaux,travail travaux travaille travaillent travailler
    travaillait,journal journaux,situer situe situee situation situer,peindre peint peinte peintre peinture,jouer joue
    joueur,chanter chante chanteur chanteuse chanson,sortir sort sorti sortie,louer loue louee loues louees louent
    location locations,payer paye payee payes payees paie paiement paiements payable payables,telephone tel,repondre repond reponds repondent repondu reponse reponses,durer dure
    durent durera dureront duree,couter coute coutent coutera cout couts,janvier janv,fevrier fev fevr,avril
    avr,juillet juil,septembre sep,octobre oct, novembre nov,decembre dec`,
};

export function irregularForms(language: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();

  for (const group of (groups[language] ?? '').split(',')) {
    const [base = '', ...others] = group.trim().split(/\s+/u);

    for (const form of others) {
      forms.set(form, base);
    }
  }

  return forms;
}
