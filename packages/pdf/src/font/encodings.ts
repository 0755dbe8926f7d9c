/** The predefined simple encodings of ISO 32000-2, annex D.2, from code 32; `-` marks a code without a glyph. */
const standardNames =
  'space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus ' +
  'comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal ' +
  'greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash ' +
  'bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z ' +
  'braceleft bar braceright asciitilde - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - ' +
  'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft ' +
  'guilsinglleft guilsinglright fi fl - endash dagger daggerdbl periodcentered - paragraph bullet ' +
  'quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand - questiondown - grave ' +
  'acute circumflex tilde macron breve dotaccent dieresis - ring cedilla - hungarumlaut ogonek caron emdash ' +
  '- - - - - - - - - - - - - - - - AE - ordfeminine - - - - Lslash Oslash OE ordmasculine - - - - - ae - - ' +
  '- dotlessi - - lslash oslash oe germandbls - - - -';

const macRomanNames =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus ' +
  'comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal ' +
  'greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash ' +
  'bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft ' +
  'bar braceright asciitilde - Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aacute agrave ' +
  'acircumflex adieresis atilde aring ccedilla eacute egrave ecircumflex edieresis iacute igrave ' +
  'icircumflex idieresis ntilde oacute ograve ocircumflex odieresis otilde uacute ugrave ucircumflex ' +
  'udieresis dagger degree cent sterling section bullet paragraph germandbls registered copyright trademark ' +
  'acute dieresis notequal AE Oslash infinity plusminus lessequal greaterequal yen mu partialdiff summation ' +
  'product pi integral ordfeminine ordmasculine Omega ae oslash questiondown exclamdown logicalnot radical ' +
  'florin approxequal Delta guillemotleft guillemotright ellipsis space Agrave Atilde Otilde OE oe endash ' +
  'emdash quotedblleft quotedblright quoteleft quoteright divide lozenge ydieresis Ydieresis fraction ' +
  'currency guilsinglleft guilsinglright fi fl daggerdbl periodcentered quotesinglbase quotedblbase ' +
  'perthousand Acircumflex Ecircumflex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave Oacute ' +
  'Ocircumflex - Ograve Uacute Ucircumflex Ugrave dotlessi circumflex tilde macron breve dotaccent ring ' +
  'cedilla hungarumlaut ogonek caron';

const winAnsiNames =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus ' +
  'comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal ' +
  'greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash ' +
  'bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft ' +
  'bar braceright asciitilde bullet Euro bullet quotesinglbase florin quotedblbase ellipsis dagger ' +
  'daggerdbl circumflex perthousand Scaron guilsinglleft OE bullet Zcaron bullet bullet quoteleft ' +
  'quoteright quotedblleft quotedblright bullet endash emdash tilde trademark scaron guilsinglright oe ' +
  'bullet zcaron Ydieresis space exclamdown cent sterling currency yen brokenbar section dieresis copyright ' +
  'ordfeminine guillemotleft logicalnot hyphen registered macron degree plusminus twosuperior threesuperior ' +
  'acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf ' +
  'threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute ' +
  'Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde ' +
  'Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute ' +
  'acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute ' +
  'icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ' +
  'ucircumflex udieresis yacute thorn ydieresis';

export type Encoding = readonly (string | undefined)[];

function table(names: string): Encoding {
  const codes: (string | undefined)[] = Array.from({ length: 256 });

  for (const [index, name] of names.split(' ').entries()) {
    codes[32 + index] = name === '-' ? undefined : name;
  }

  return codes;
}

export const standardEncoding = table(standardNames);
export const macRomanEncoding = table(macRomanNames);
export const winAnsiEncoding = table(winAnsiNames);

/** Unicode values of the glyph names above and of the CFF standard strings, as the Adobe Glyph List gives them. */
const glyphUnicodes =
  'space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 ' +
  'parenleft:28 parenright:29 asterisk:2a plus:2b comma:2c hyphen:2d period:2e slash:2f zero:30 one:31 ' +
  'two:32 three:33 four:34 five:35 six:36 seven:37 eight:38 nine:39 colon:3a semicolon:3b less:3c equal:3d ' +
  'greater:3e question:3f at:40 A:41 B:42 C:43 D:44 E:45 F:46 G:47 H:48 I:49 J:4a K:4b L:4c M:4d N:4e O:4f ' +
  'P:50 Q:51 R:52 S:53 T:54 U:55 V:56 W:57 X:58 Y:59 Z:5a bracketleft:5b backslash:5c bracketright:5d ' +
  'asciicircum:5e underscore:5f grave:60 a:61 b:62 c:63 d:64 e:65 f:66 g:67 h:68 i:69 j:6a k:6b l:6c m:6d ' +
  'n:6e o:6f p:70 q:71 r:72 s:73 t:74 u:75 v:76 w:77 x:78 y:79 z:7a braceleft:7b bar:7c braceright:7d ' +
  'asciitilde:7e exclamdown:a1 cent:a2 sterling:a3 currency:a4 yen:a5 brokenbar:a6 section:a7 dieresis:a8 ' +
  'copyright:a9 ordfeminine:aa guillemotleft:ab logicalnot:ac registered:ae macron:af degree:b0 ' +
  'plusminus:b1 twosuperior:b2 threesuperior:b3 acute:b4 mu:b5 paragraph:b6 periodcentered:b7 cedilla:b8 ' +
  'onesuperior:b9 ordmasculine:ba guillemotright:bb onequarter:bc onehalf:bd threequarters:be ' +
  'questiondown:bf Agrave:c0 Aacute:c1 Acircumflex:c2 Atilde:c3 Adieresis:c4 Aring:c5 AE:c6 Ccedilla:c7 ' +
  'Egrave:c8 Eacute:c9 Ecircumflex:ca Edieresis:cb Igrave:cc Iacute:cd Icircumflex:ce Idieresis:cf Eth:d0 ' +
  'Ntilde:d1 Ograve:d2 Oacute:d3 Ocircumflex:d4 Otilde:d5 Odieresis:d6 multiply:d7 Oslash:d8 Ugrave:d9 ' +
  'Uacute:da Ucircumflex:db Udieresis:dc Yacute:dd Thorn:de germandbls:df agrave:e0 aacute:e1 ' +
  'acircumflex:e2 atilde:e3 adieresis:e4 aring:e5 ae:e6 ccedilla:e7 egrave:e8 eacute:e9 ecircumflex:ea ' +
  'edieresis:eb igrave:ec iacute:ed icircumflex:ee idieresis:ef eth:f0 ntilde:f1 ograve:f2 oacute:f3 ' +
  'ocircumflex:f4 otilde:f5 odieresis:f6 divide:f7 oslash:f8 ugrave:f9 uacute:fa ucircumflex:fb ' +
  'udieresis:fc yacute:fd thorn:fe ydieresis:ff dotlessi:131 Lslash:141 lslash:142 OE:152 oe:153 Scaron:160 ' +
  'scaron:161 Ydieresis:178 Zcaron:17d zcaron:17e florin:192 circumflex:2c6 caron:2c7 breve:2d8 ' +
  'dotaccent:2d9 ring:2da ogonek:2db tilde:2dc hungarumlaut:2dd pi:3c0 figuredash:2012 endash:2013 ' +
  'emdash:2014 quoteleft:2018 quoteright:2019 quotesinglbase:201a quotedblleft:201c quotedblright:201d ' +
  'quotedblbase:201e dagger:2020 daggerdbl:2021 bullet:2022 onedotenleader:2024 twodotenleader:2025 ' +
  'ellipsis:2026 perthousand:2030 guilsinglleft:2039 guilsinglright:203a fraction:2044 colonmonetary:20a1 ' +
  'Euro:20ac trademark:2122 Omega:2126 onethird:2153 twothirds:2154 oneeighth:215b threeeighths:215c ' +
  'fiveeighths:215d seveneighths:215e partialdiff:2202 Delta:2206 product:220f summation:2211 minus:2212 ' +
  'radical:221a infinity:221e integral:222b approxequal:2248 notequal:2260 lessequal:2264 greaterequal:2265 ' +
  'lozenge:25ca ff:fb00 fi:fb01 fl:fb02 ffi:fb03 ffl:fb04';

const unicodeByName = new Map(
  glyphUnicodes.split(' ').map((pair) => {
    const [name = '', hex = ''] = pair.split(':');

    return [name, Number.parseInt(hex, 16)];
  }),
);

/**
 * Returns the Unicode value of a glyph name, including the `uniXXXX` and `uXXXXX` forms; undefined if
 * unknown.
 */
export function unicodeOfGlyph(name: string): number | undefined {
  const known = unicodeByName.get(name);

  if (known !== undefined) {
    return known;
  }

  const spelled = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name);
  const hex = spelled?.[1] ?? spelled?.[2];

  return hex === undefined ? undefined : Number.parseInt(hex, 16);
}
