import type { TextStyle } from '@octavo/layout/model';

/** Fonts bundled with Office or Windows, whose names can be kept. */
const officeFamilies = [
  'Aptos',
  'Arial',
  'Arial Black',
  'Arial Narrow',
  'Arial Unicode MS',
  'Bahnschrift',
  'Baskerville Old Face',
  'Batang',
  'Book Antiqua',
  'Bookman Old Style',
  'Calibri',
  'Calibri Light',
  'Cambria',
  'Cambria Math',
  'Candara',
  'Century',
  'Century Gothic',
  'Century Schoolbook',
  'Comic Sans MS',
  'Consolas',
  'Constantia',
  'Corbel',
  'Courier New',
  'Ebrima',
  'Franklin Gothic Book',
  'Franklin Gothic Medium',
  'Gabriola',
  'Garamond',
  'Georgia',
  'Gill Sans MT',
  'Gulim',
  'Impact',
  'Lucida Console',
  'Lucida Sans Unicode',
  'Malgun Gothic',
  'Microsoft JhengHei',
  'Microsoft Sans Serif',
  'Microsoft YaHei',
  'MingLiU',
  'MS Gothic',
  'MS Mincho',
  'MS PGothic',
  'MS PMincho',
  'Palatino Linotype',
  'Perpetua',
  'Rockwell',
  'Segoe UI',
  'SimHei',
  'SimSun',
  'Symbol',
  'Tahoma',
  'Times New Roman',
  'Traditional Arabic',
  'Trebuchet MS',
  'Tw Cen MT',
  'Verdana',
  'Webdings',
  'Wingdings',
  'Yu Gothic',
  'Yu Mincho',
];

/** Substitutes for families that Office lacks: metric-compatible, or the closest. The first match counts. */
const twins: readonly (readonly [RegExp, string])[] = [
  [
    /^liberationsansnarrow|^nimbussannarrow|^nimbussansnarrow|helvetica(neue)?(lt)?cond|^robotocond/,
    'Arial Narrow',
  ],
  [/^liberationsans|^nimbussan|^helvetica|^arimo|^freesans|^texgyreheros|^arial/, 'Arial'],
  [
    /^liberationmono|^nimbusmon|^courier|^cousine|^freemono|^texgyrecursor|^cm(tt|sltt|itt)|^lmmono|^sftt/,
    'Courier New',
  ],
  [
    /^liberationserif|^nimbusrom|^times|^tinos|^freeserif|^texgyretermes|^stix|^newtx|^txr|^rtxr|^ptmr/,
    'Times New Roman',
  ],
  [/^carlito|^calibri|^lato/, 'Calibri'],
  [
    /^caladea|^cambria|^cm(r|b|bx|ti|bxti|sl|csc|mi|sy|ex|u|dunh)\d|^sf(rm|bx|ti|cc)|^lmroman|^latinmodern(?!sans|mono)|^msam|^msbm/,
    'Cambria',
  ],
  [/^cmss|^sfss|^lmsans|^latinmodernsans/, 'Arial'],
  [
    /^dejavusansmono|^bitstreamverasansmono|^menlo|^monaco|^sourcecode|^firacode|^firamono|^inconsolata|^jetbrains|^robotomono|^ubuntumono/,
    'Consolas',
  ],
  [/^dejavusans|^bitstreamverasans|^verdana/, 'Verdana'],
  [/^dejavuserif|^bitstreamveraserif|^merriweather/, 'Georgia'],
  [/^palatino|^urwpalladio|^texgyrepagella|^pala|^p052|^mathpazo|^zapfcalligr/, 'Palatino Linotype'],
  [/^newcentury|^centuryschl|^texgyreschola|^c059/, 'Century Schoolbook'],
  [/^bookman|^urwbookman|^texgyrebonum/, 'Bookman Old Style'],
  [/^avantgarde|^urwgothic|^texgyreadventor|^futura/, 'Century Gothic'],
  // Letters are scaled to the substitute's widths, and few systems have the widths of Garamond.
  [
    /^(adobe|eb|stempel)?garamond|^minion|^crimson|^cormorant|^sabon|^bembo|^charter|^libertin/,
    'Times New Roman',
  ],
  [/^gillsans/, 'Gill Sans MT'],
  [/^segoeui/, 'Segoe UI'],
  [
    /^(opensans|notosans|sourcesans|roboto|inter|montserrat|poppins|ubuntu|raleway|myriad|frutiger|univers|firasans|avenir|gotham|aptos|ibmplexsans)(?!cjk)/,
    'Arial',
  ],
  [/^gelasio/, 'Georgia'],
  // Letters are scaled to the substitute's widths, and few systems have the widths of Georgia.
  [/^(notoserif|sourceserif|robotoserif|robotoslab|ptserif|lora)(?!cjk)/, 'Cambria'],
  [
    /^(simsun|nsimsun|song|stsong|notoserifcjksc|notoserifsc|sourcehanserifsc|fangsong|kaiti|adobesong|arplsungtil)/,
    'SimSun',
  ],
  [/^(notoserifcjktc|notoseriftc|mingliu|pmingliu|adobeming|sourcehanseriftc)/, 'MingLiU'],
  [
    /^(notosanscjksc|notosanssc|sourcehansanssc|simhei|stheiti|heiti|pingfangsc|wenquanyi|droidsansfallback)/,
    'Microsoft YaHei',
  ],
  [/^(notosanscjktc|notosanstc|sourcehansanstc|pingfangtc)/, 'Microsoft JhengHei'],
  [/^(notosanscjkkr|notosanskr|sourcehansanskr|nanumgothic|malgun|dotum|applesdgothic)/, 'Malgun Gothic'],
  [/^(notoserifcjkkr|nanummyeongjo|batang|hysmyeongjo)/, 'Batang'],
  [
    /^(notoserifcjk|notoserifjp|sourcehanserif|hiraginomin|hiramin|ryumin|kozmin|msmincho|mspmincho|ipamin|ipaexmin|mincho)/,
    'MS Mincho',
  ],
  [
    /^(notosanscjk|notosansjp|sourcehansans|hiraginokaku|hirakaku|gothicbbb|kozgo|msgothic|mspgothic|ipagothic|ipaexgothic|meiryo|takao|vlgothic)/,
    'MS Gothic',
  ],
  [/^(symbol|standardsymbols)/, 'Symbol'],
];

const known = new Map(officeFamilies.map((family) => [plain(family), family]));

/** Family to name in an Office document: the source's own if Office has it, otherwise the closest one. */
export function officeFamily({
  family,
  serif,
  fixedPitch,
}: Pick<TextStyle, 'family' | 'serif' | 'fixedPitch'>): string {
  const name = plain(family);
  const own = known.get(name);

  if (own !== undefined) {
    return own;
  }

  const twin = twins.find(([pattern]) => pattern.test(name));

  if (twin !== undefined) {
    return twin[1];
  }

  if (fixedPitch) {
    return 'Courier New';
  }

  return serif ? 'Times New Roman' : 'Arial';
}

/** Normalized family name: without subset prefix, style, foundry suffixes, spaces and case. */
function plain(family: string): string {
  return family
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,](bold|italic|oblique|regular|roman|medium|book|light|semibold|black|condensed).*$/i, '')
    .replace(/(PS)?MT$|PS$/, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
}
