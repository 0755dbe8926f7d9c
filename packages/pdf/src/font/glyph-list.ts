/**
 * The Adobe Glyph List without East Asian, Indic and presentation forms: `:hex` starts a run of consecutive characters,
 * `=` joins names of the same one.
 */
const glyphList =
  ':1 controlSTX controlSOT controlETX controlEOT controlENQ controlACK controlBEL controlBS controlHT ' +
  'controlLF controlVT controlFF controlCR controlSO controlSI controlDLE controlDC1 controlDC2 ' +
  'controlDC3 controlDC4 controlNAK controlSYN controlETB controlCAN controlEM controlSUB controlESC ' +
  'controlFS controlGS controlRS controlUS space=spacehackarabic exclam quotedbl numbersign dollar ' +
  'percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one ' +
  'two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G ' +
  'H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave ' +
  'a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar=verticalbar braceright asciitilde ' +
  'controlDEL :a0 nbspace=nonbreakingspace exclamdown cent sterling currency yen brokenbar section ' +
  'dieresis copyright ordfeminine guillemotleft logicalnot sfthyphen=softhyphen registered ' +
  'macron=overscore degree plusminus twosuperior threesuperior acute mu=mu1 paragraph ' +
  'middot=periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters ' +
  'questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex ' +
  'Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis ' +
  'multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute acircumflex ' +
  'atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex ' +
  'idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ' +
  'ucircumflex udieresis yacute thorn ydieresis Amacron amacron Abreve abreve Aogonek aogonek Cacute ' +
  'cacute Ccircumflex ccircumflex Cdot=Cdotaccent cdot=cdotaccent Ccaron ccaron Dcaron dcaron ' +
  'Dcroat=Dslash dcroat=dmacron Emacron emacron Ebreve ebreve Edot=Edotaccent edot=edotaccent Eogonek ' +
  'eogonek Ecaron ecaron Gcircumflex gcircumflex Gbreve gbreve Gdot=Gdotaccent gdot=gdotaccent ' +
  'Gcedilla=Gcommaaccent gcedilla=gcommaaccent Hcircumflex hcircumflex Hbar hbar Itilde itilde Imacron ' +
  'imacron Ibreve ibreve Iogonek iogonek Idot=Idotaccent dotlessi IJ ij Jcircumflex jcircumflex ' +
  'Kcedilla=Kcommaaccent kcedilla=kcommaaccent kgreenlandic Lacute lacute Lcedilla=Lcommaaccent ' +
  'lcedilla=lcommaaccent Lcaron lcaron Ldot=Ldotaccent ldot=ldotaccent Lslash lslash Nacute nacute ' +
  'Ncedilla=Ncommaaccent ncedilla=ncommaaccent Ncaron ncaron napostrophe=quoterightn Eng eng Omacron ' +
  'omacron Obreve obreve Odblacute=Ohungarumlaut odblacute=ohungarumlaut OE oe Racute racute ' +
  'Rcedilla=Rcommaaccent rcedilla=rcommaaccent Rcaron rcaron Sacute sacute Scircumflex scircumflex ' +
  'Scedilla scedilla Scaron scaron Tcedilla=Tcommaaccent tcedilla=tcommaaccent Tcaron tcaron Tbar tbar ' +
  'Utilde utilde Umacron umacron Ubreve ubreve Uring uring Udblacute=Uhungarumlaut ' +
  'udblacute=uhungarumlaut Uogonek uogonek Wcircumflex wcircumflex Ycircumflex ycircumflex Ydieresis ' +
  'Zacute zacute Zdot=Zdotaccent zdot=zdotaccent Zcaron zcaron longs=slong bstroke Bhook Btopbar btopbar ' +
  'Tonesix tonesix Oopen Chook chook Dafrican Dhook Dtopbar dtopbar deltaturned Ereversed Schwa Eopen ' +
  'Fhook florin Ghook Gammaafrican hv Iotaafrican Istroke Khook khook lbar lambdastroke Mturned Nhookleft ' +
  'nlegrightlong Ocenteredtilde Ohorn ohorn Oi oi Phook phook yr Tonetwo tonetwo Esh eshreversedloop ' +
  'tpalatalhook Thook thook Tretroflexhook Uhorn uhorn Upsilonafrican Vhook Yhook yhook Zstroke zstroke ' +
  'Ezh Ezhreversed ezhreversed ezhtail twostroke Tonefive tonefive glottalinvertedstroke wynn clickdental ' +
  'clicklateral clickalveolar clickretroflex DZcaron Dzcaron dzcaron LJ Lj lj NJ Nj nj Acaron acaron ' +
  'Icaron icaron Ocaron ocaron Ucaron ucaron Udieresismacron udieresismacron Udieresisacute ' +
  'udieresisacute Udieresiscaron udieresiscaron Udieresisgrave udieresisgrave eturned Adieresismacron ' +
  'adieresismacron Adotmacron adotmacron AEmacron aemacron Gstroke gstroke Gcaron gcaron Kcaron kcaron ' +
  'Oogonek oogonek Oogonekmacron oogonekmacron Ezhcaron ezhcaron jcaron DZ Dz dz Gacute gacute :1fa ' +
  'Aringacute aringacute AEacute aeacute Oslashacute=Ostrokeacute oslashacute=ostrokeacute Adblgrave ' +
  'adblgrave Ainvertedbreve ainvertedbreve Edblgrave edblgrave Einvertedbreve einvertedbreve Idblgrave ' +
  'idblgrave Iinvertedbreve iinvertedbreve Odblgrave odblgrave Oinvertedbreve oinvertedbreve Rdblgrave ' +
  'rdblgrave Rinvertedbreve rinvertedbreve Udblgrave udblgrave Uinvertedbreve uinvertedbreve Scommaaccent ' +
  'scommaaccent :250 aturned ascript ascriptturned bhook oopen ccurl dtail dhook ereversed schwa ' +
  'schwahook eopen eopenreversed eopenreversedhook eopenreversedclosed jdotlessstroke ghook gscript :263 ' +
  'gammalatinsmall ramshorn hturned hhook henghook istroke iotalatin :26b lmiddletilde lbelt ' +
  'lhookretroflex lezh mturned mlonglegturned mhook nhookleft nhookretroflex :275 obarred :277 ' +
  'omegalatinclosed philatin rturned rlonglegturned rhookturned rlongleg rhook rfishhook ' +
  'rfishhookreversed :281 Rsmallinverted shook esh dotlessjstrokehook eshsquatreversed eshcurl tturned ' +
  'tretroflexhook ubar upsilonlatin vhook vturned wturned yturned :290 zretroflexhook zcurl ezh ezhcurl ' +
  'glottalstop glottalstopreversed glottalstopinverted cstretched bilabialclick :29a eopenclosed ' +
  'Gsmallhook :29d jcrossedtail kturned :2a0 qhook glottalstopstroke glottalstopstrokereversed dzaltone ' +
  'dezh dzcurl ts tesh tccurl :2b0 hsuperior hhooksuperior jsuperior :2b4 rturnedsuperior ' +
  'rhookturnedsuperior Rsmallinvertedsuperior wsuperior ysuperior primemod dblprimemod commaturnedmod ' +
  'afii57929=apostrophemod afii64937=commareversedmod ringhalfright ringhalfleft glottalstopmod ' +
  'glottalstopreversedmod arrowheadleftmod arrowheadrightmod arrowheadupmod arrowheaddownmod circumflex ' +
  'caron verticallinemod firsttonechinese secondtonechinese fourthtonechinese verticallinelowmod ' +
  'macronlowmod gravelowmod acutelowmod colontriangularmod colontriangularhalfmod ringhalfrightcentered ' +
  'ringhalfleftcentered uptackmod downtackmod plusmod minusmod breve dotaccent ring ogonek ilde=tilde ' +
  'hungarumlaut rhotichookmod :2e0 gammasuperior :2e3 xsuperior glottalstopreversedsuperior ' +
  'tonebarextrahighmod tonebarhighmod tonebarmidmod tonebarlowmod tonebarextralowmod :300 ' +
  'gravecmb=gravecomb acutecmb=acutecomb circumflexcmb tildecmb=tildecomb macroncmb overlinecmb brevecmb ' +
  'dotaccentcmb dieresiscmb hookcmb=hookabovecomb ringcmb hungarumlautcmb caroncmb verticallineabovecmb ' +
  'dblverticallineabovecmb dblgravecmb candrabinducmb breveinvertedcmb commaturnedabovecmb commaabovecmb ' +
  'commareversedabovecmb commaaboverightcmb gravebelowcmb acutebelowcmb lefttackbelowcmb ' +
  'righttackbelowcmb leftangleabovecmb horncmb ringhalfleftbelowcmb uptackbelowcmb downtackbelowcmb ' +
  'plusbelowcmb minusbelowcmb hookpalatalizedbelowcmb hookretroflexbelowcmb dotbelowcmb=dotbelowcomb ' +
  'dieresisbelowcmb ringbelowcmb :327 cedillacmb ogonekcmb verticallinebelowcmb bridgebelowcmb ' +
  'dblarchinvertedbelowcmb caronbelowcmb circumflexbelowcmb brevebelowcmb breveinvertedbelowcmb ' +
  'tildebelowcmb macronbelowcmb lowlinecmb dbllowlinecmb tildeoverlaycmb strokeshortoverlaycmb ' +
  'strokelongoverlaycmb solidusshortoverlaycmb soliduslongoverlaycmb ringhalfrightbelowcmb ' +
  'bridgeinvertedbelowcmb squarebelowcmb seagullbelowcmb xabovecmb tildeverticalcmb dbloverlinecmb ' +
  'gravetonecmb acutetonecmb perispomenigreekcmb koroniscmb dialytikatonoscmb ypogegrammenigreekcmb :360 ' +
  'tildedoublecmb breveinverteddoublecmb :374 numeralsigngreek numeralsignlowergreek :37a ypogegrammeni ' +
  ':37e questiongreek :384 tonos dieresistonos=dialytikatonos Alphatonos anoteleia Epsilontonos Etatonos ' +
  'Iotatonos :38c Omicrontonos :38e Upsilontonos Omegatonos iotadieresistonos Alpha Beta Gamma Deltagreek ' +
  'Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho :3a3 Sigma Tau Upsilon Phi Chi Psi ' +
  'Omegagreek Iotadieresis Upsilondieresis alphatonos epsilontonos etatonos iotatonos ' +
  'upsilondieresistonos alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mugreek nu xi ' +
  'omicron pi rho sigma1=sigmafinal sigma tau upsilon phi chi psi omega iotadieresis upsilondieresis ' +
  'omicrontonos upsilontonos omegatonos :3d0 betasymbolgreek theta1=thetasymbolgreek ' +
  'Upsilon1=Upsilonhooksymbol Upsilonacutehooksymbolgreek Upsilondieresishooksymbolgreek ' +
  'phi1=phisymbolgreek omega1=pisymbolgreek :3da Stigmagreek :3dc Digammagreek :3de Koppagreek :3e0 ' +
  'Sampigreek :3e2 Sheicoptic sheicoptic Feicoptic feicoptic Kheicoptic kheicoptic Horicoptic horicoptic ' +
  'Gangiacoptic gangiacoptic Shimacoptic shimacoptic Deicoptic deicoptic kappasymbolgreek rhosymbolgreek ' +
  'sigmalunatesymbolgreek yotgreek :401 afii10023=Iocyrillic afii10051=Djecyrillic afii10052=Gjecyrillic ' +
  'Ecyrillic=afii10053 afii10054=Dzecyrillic Icyrillic=afii10055 afii10056=Yicyrillic ' +
  'afii10057=Jecyrillic afii10058=Ljecyrillic afii10059=Njecyrillic afii10060=Tshecyrillic ' +
  'afii10061=Kjecyrillic :40e afii10062=Ushortcyrillic afii10145=Dzhecyrillic Acyrillic=afii10017 ' +
  'afii10018=Becyrillic afii10019=Vecyrillic afii10020=Gecyrillic afii10021=Decyrillic ' +
  'afii10022=Iecyrillic afii10024=Zhecyrillic afii10025=Zecyrillic afii10026=Iicyrillic ' +
  'afii10027=Iishortcyrillic afii10028=Kacyrillic afii10029=Elcyrillic afii10030=Emcyrillic ' +
  'afii10031=Encyrillic Ocyrillic=afii10032 afii10033=Pecyrillic afii10034=Ercyrillic ' +
  'afii10035=Escyrillic afii10036=Tecyrillic Ucyrillic=afii10037 afii10038=Efcyrillic ' +
  'afii10039=Khacyrillic afii10040=Tsecyrillic afii10041=Checyrillic afii10042=Shacyrillic ' +
  'afii10043=Shchacyrillic afii10044=Hardsigncyrillic afii10045=Yericyrillic afii10046=Softsigncyrillic ' +
  'afii10047=Ereversedcyrillic afii10048=IUcyrillic afii10049=IAcyrillic acyrillic=afii10065 ' +
  'afii10066=becyrillic afii10067=vecyrillic afii10068=gecyrillic afii10069=decyrillic ' +
  'afii10070=iecyrillic afii10072=zhecyrillic afii10073=zecyrillic afii10074=iicyrillic ' +
  'afii10075=iishortcyrillic afii10076=kacyrillic afii10077=elcyrillic afii10078=emcyrillic ' +
  'afii10079=encyrillic afii10080=ocyrillic afii10081=pecyrillic afii10082=ercyrillic ' +
  'afii10083=escyrillic afii10084=tecyrillic afii10085=ucyrillic afii10086=efcyrillic ' +
  'afii10087=khacyrillic afii10088=tsecyrillic afii10089=checyrillic afii10090=shacyrillic ' +
  'afii10091=shchacyrillic afii10092=hardsigncyrillic afii10093=yericyrillic afii10094=softsigncyrillic ' +
  'afii10095=ereversedcyrillic afii10096=iucyrillic afii10097=iacyrillic :451 afii10071=iocyrillic ' +
  'afii10099=djecyrillic afii10100=gjecyrillic afii10101=ecyrillic afii10102=dzecyrillic ' +
  'afii10103=icyrillic afii10104=yicyrillic afii10105=jecyrillic afii10106=ljecyrillic ' +
  'afii10107=njecyrillic afii10108=tshecyrillic afii10109=kjecyrillic :45e afii10110=ushortcyrillic ' +
  'afii10193=dzhecyrillic Omegacyrillic omegacyrillic afii10146=Yatcyrillic afii10194=yatcyrillic ' +
  'Eiotifiedcyrillic eiotifiedcyrillic Yuslittlecyrillic yuslittlecyrillic Yuslittleiotifiedcyrillic ' +
  'yuslittleiotifiedcyrillic Yusbigcyrillic yusbigcyrillic Yusbigiotifiedcyrillic yusbigiotifiedcyrillic ' +
  'Ksicyrillic ksicyrillic Psicyrillic psicyrillic afii10147=Fitacyrillic afii10195=fitacyrillic ' +
  'afii10148=Izhitsacyrillic afii10196=izhitsacyrillic Izhitsadblgravecyrillic izhitsadblgravecyrillic ' +
  'Ukcyrillic ukcyrillic Omegaroundcyrillic omegaroundcyrillic Omegatitlocyrillic omegatitlocyrillic ' +
  'Otcyrillic otcyrillic Koppacyrillic koppacyrillic thousandcyrillic titlocyrilliccmb ' +
  'palatalizationcyrilliccmb dasiapneumatacyrilliccmb psilipneumatacyrilliccmb :490 ' +
  'afii10050=Gheupturncyrillic afii10098=gheupturncyrillic Ghestrokecyrillic ghestrokecyrillic ' +
  'Ghemiddlehookcyrillic ghemiddlehookcyrillic Zhedescendercyrillic zhedescendercyrillic ' +
  'Zedescendercyrillic zedescendercyrillic Kadescendercyrillic kadescendercyrillic ' +
  'Kaverticalstrokecyrillic kaverticalstrokecyrillic Kastrokecyrillic kastrokecyrillic Kabashkircyrillic ' +
  'kabashkircyrillic Endescendercyrillic endescendercyrillic Enghecyrillic enghecyrillic ' +
  'Pemiddlehookcyrillic pemiddlehookcyrillic Haabkhasiancyrillic haabkhasiancyrillic Esdescendercyrillic ' +
  'esdescendercyrillic Tedescendercyrillic tedescendercyrillic Ustraightcyrillic ustraightcyrillic ' +
  'Ustraightstrokecyrillic ustraightstrokecyrillic Hadescendercyrillic hadescendercyrillic Tetsecyrillic ' +
  'tetsecyrillic Chedescendercyrillic chedescendercyrillic Cheverticalstrokecyrillic ' +
  'cheverticalstrokecyrillic Shhacyrillic shhacyrillic Cheabkhasiancyrillic cheabkhasiancyrillic ' +
  'Chedescenderabkhasiancyrillic chedescenderabkhasiancyrillic palochkacyrillic Zhebrevecyrillic ' +
  'zhebrevecyrillic Kahookcyrillic kahookcyrillic :4c7 Enhookcyrillic enhookcyrillic :4cb ' +
  'Chekhakassiancyrillic chekhakassiancyrillic :4d0 Abrevecyrillic abrevecyrillic Adieresiscyrillic ' +
  'adieresiscyrillic Aiecyrillic aiecyrillic Iebrevecyrillic iebrevecyrillic Schwacyrillic ' +
  'afii10846=schwacyrillic Schwadieresiscyrillic schwadieresiscyrillic Zhedieresiscyrillic ' +
  'zhedieresiscyrillic Zedieresiscyrillic zedieresiscyrillic Dzeabkhasiancyrillic dzeabkhasiancyrillic ' +
  'Imacroncyrillic imacroncyrillic Idieresiscyrillic idieresiscyrillic Odieresiscyrillic ' +
  'odieresiscyrillic Obarredcyrillic obarredcyrillic Obarreddieresiscyrillic obarreddieresiscyrillic :4ee ' +
  'Umacroncyrillic umacroncyrillic Udieresiscyrillic udieresiscyrillic Uhungarumlautcyrillic ' +
  'uhungarumlautcyrillic Chedieresiscyrillic chedieresiscyrillic :4f8 Yerudieresiscyrillic ' +
  'yerudieresiscyrillic :591 etnahtahebrew=etnahtalefthebrew=etnahtafoukhhebrew=etnahtafoukhlefthebrew ' +
  'segoltahebrew shalshelethebrew zaqefqatanhebrew zaqefgadolhebrew tipehahebrew=tipehalefthebrew ' +
  'reviahebrew=reviamugrashhebrew zarqahebrew pashtahebrew yetivhebrew tevirhebrew=tevirlefthebrew ' +
  'gereshaccenthebrew gereshmuqdamhebrew gershayimaccenthebrew qarneyparahebrew telishagedolahebrew ' +
  'pazerhebrew :5a3 munahhebrew=munahlefthebrew mahapakhhebrew=mahapakhlefthebrew ' +
  'merkhahebrew=merkhalefthebrew merkhakefulahebrew=merkhakefulalefthebrew dargahebrew=dargalefthebrew ' +
  'qadmahebrew telishaqetanahebrew yerahbenyomohebrew=yerahbenyomolefthebrew olehebrew iluyhebrew ' +
  'dehihebrew zinorhebrew masoracirclehebrew ' +
  'sheva=sheva15=sheva22=sheva2e=sheva115=afii57799=shevahebrew=shevawidehebrew=shevanarrowhebrew=shevaquarterhebrew ' +
  'afii57801=hatafsegol=hatafsegol17=hatafsegol24=hatafsegol30=hatafsegolhebrew=hatafsegolwidehebrew=hatafsegolnarrowhebrew=hatafsegolquarterhebrew ' +
  'afii57800=hatafpatah=hatafpatah16=hatafpatah23=hatafpatah2f=hatafpatahhebrew=hatafpatahwidehebrew=hatafpatahnarrowhebrew=hatafpatahquarterhebrew ' +
  'afii57802=hatafqamats=hatafqamats1b=hatafqamats28=hatafqamats34=hatafqamatshebrew=hatafqamatswidehebrew=hatafqamatsnarrowhebrew=hatafqamatsquarterhebrew ' +
  'hiriq=hiriq14=hiriq21=hiriq2d=afii57793=hiriqhebrew=hiriqwidehebrew=hiriqnarrowhebrew=hiriqquarterhebrew ' +
  'tsere=tsere12=tsere1e=tsere2b=afii57794=tserehebrew=tserewidehebrew=tserenarrowhebrew=tserequarterhebrew ' +
  'segol=segol13=segol1f=segol2c=afii57795=segolhebrew=segolwidehebrew=segolnarrowhebrew=segolquarterhebrew ' +
  'patah=patah11=patah1d=patah2a=afii57798=patahhebrew=patahwidehebrew=patahnarrowhebrew=patahquarterhebrew ' +
  'qamats=qamats10=qamats1a=qamats1c=qamats27=qamats29=qamats33=qamatsde=afii57797=qamatshebrew=qamatswidehebrew=qamatsqatanhebrew=qamatsnarrowhebrew=qamatsquarterhebrew=qamatsqatanwidehebrew=qamatsqatannarrowhebrew=qamatsqatanquarterhebrew ' +
  'holam=holam19=holam26=holam32=afii57806=holamhebrew=holamwidehebrew=holamnarrowhebrew=holamquarterhebrew ' +
  ':5bb ' +
  'qubuts=qubuts18=qubuts25=qubuts31=afii57796=qubutshebrew=qubutswidehebrew=qubutsnarrowhebrew=qubutsquarterhebrew ' +
  'dagesh=afii57807=dageshhebrew afii57839=siluqhebrew=siluqlefthebrew afii57645=maqafhebrew ' +
  'rafe=afii57841=rafehebrew afii57842=paseqhebrew afii57804=shindothebrew afii57803=sindothebrew ' +
  'afii57658=sofpasuqhebrew upperdothebrew :5d0 alef=afii57664=alefhebrew bet=afii57665=bethebrew ' +
  'gimel=afii57666=gimelhebrew dalet=afii57667=dalethebrew he=hehebrew=afii57668 vav=afii57669=vavhebrew ' +
  'zayin=afii57670=zayinhebrew het=afii57671=hethebrew tet=afii57672=tethebrew yod=afii57673=yodhebrew ' +
  'finalkaf=afii57674=finalkafhebrew kaf=afii57675=kafhebrew lamed=afii57676=lamedhebrew ' +
  'finalmem=afii57677=finalmemhebrew mem=afii57678=memhebrew finalnun=afii57679=finalnunhebrew ' +
  'nun=afii57680=nunhebrew samekh=afii57681=samekhhebrew ayin=afii57682=ayinhebrew ' +
  'finalpe=afii57683=finalpehebrew pe=pehebrew=afii57684 afii57685=finaltsadi=finaltsadihebrew ' +
  'tsadi=afii57686=tsadihebrew qof=afii57687=qofhebrew resh=afii57688=reshhebrew ' +
  'shin=afii57689=shinhebrew tav=afii57690=tavhebrew :5f0 afii57716=vavvavhebrew afii57717=vavyodhebrew ' +
  'afii57718=yodyodhebrew gereshhebrew gershayimhebrew :60c afii57388=commaarabic :61b ' +
  'afii57403=semicolonarabic :61f afii57407=questionarabic :621 afii57409=hamzaarabic=hamzalowarabic ' +
  'afii57410=alefmaddaabovearabic afii57411=alefhamzaabovearabic afii57412=wawhamzaabovearabic ' +
  'afii57413=alefhamzabelowarabic afii57414=yehhamzaabovearabic afii57415=alefarabic afii57416=beharabic ' +
  'afii57417=tehmarbutaarabic afii57418=teharabic afii57419=theharabic afii57420=jeemarabic ' +
  'afii57421=haharabic afii57422=khaharabic afii57423=dalarabic afii57424=thalarabic afii57425=reharabic ' +
  'afii57426=zainarabic afii57427=seenarabic afii57428=sheenarabic afii57429=sadarabic ' +
  'afii57430=dadarabic afii57431=taharabic afii57432=zaharabic afii57433=ainarabic afii57434=ghainarabic ' +
  ':640 afii57440=tatweelarabic=kashidaautoarabic=kashidaautonosidebearingarabic afii57441=feharabic ' +
  'afii57442=qafarabic afii57443=kafarabic afii57444=lamarabic afii57445=meemarabic afii57446=noonarabic ' +
  'afii57470=heharabic afii57448=wawarabic afii57449=alefmaksuraarabic afii57450=yeharabic ' +
  'afii57451=fathatanarabic afii57452=dammatanarabic=dammatanaltonearabic afii57453=kasratanarabic ' +
  'afii57454=fathaarabic=fathalowarabic afii57455=dammaarabic=dammalowarabic afii57456=kasraarabic ' +
  'afii57457=shaddaarabic afii57458=sukunarabic :660 afii57392=zeroarabic=zerohackarabic ' +
  'afii57393=onearabic=onehackarabic afii57394=twoarabic=twohackarabic ' +
  'afii57395=threearabic=threehackarabic afii57396=fourarabic=fourhackarabic ' +
  'afii57397=fivearabic=fivehackarabic afii57398=sixarabic=sixhackarabic ' +
  'afii57399=sevenarabic=sevenhackarabic afii57400=eightarabic=eighthackarabic ' +
  'afii57401=ninearabic=ninehackarabic afii57381=percentarabic ' +
  'decimalseparatorarabic=decimalseparatorpersian thousandsseparatorarabic=thousandsseparatorpersian ' +
  'afii63167=asteriskarabic=asteriskaltonearabic :679 afii57511=tteharabic :67e afii57506=peharabic :686 ' +
  'afii57507=tcheharabic :688 afii57512=ddalarabic :691 afii57513=rreharabic :698 afii57508=jeharabic ' +
  ':6a4 afii57505=veharabic :6af afii57509=gafarabic :6ba afii57514=noonghunnaarabic :6c1 ' +
  'haaltonearabic=hehaltonearabic :6d1 yehthreedotsbelowarabic afii57519=yehbarreearabic :6d5 afii57534 ' +
  ':6f0 zeropersian onepersian twopersian threepersian fourpersian fivepersian sixpersian sevenpersian ' +
  'eightpersian ninepersian :1e00 Aringbelow aringbelow Bdotaccent bdotaccent Bdotbelow bdotbelow ' +
  'Blinebelow blinebelow Ccedillaacute ccedillaacute Ddotaccent ddotaccent Ddotbelow ddotbelow Dlinebelow ' +
  'dlinebelow Dcedilla dcedilla Dcircumflexbelow dcircumflexbelow Emacrongrave emacrongrave Emacronacute ' +
  'emacronacute Ecircumflexbelow ecircumflexbelow Etildebelow etildebelow Ecedillabreve ecedillabreve ' +
  'Fdotaccent fdotaccent Gmacron gmacron Hdotaccent hdotaccent Hdotbelow hdotbelow Hdieresis hdieresis ' +
  'Hcedilla hcedilla Hbrevebelow hbrevebelow Itildebelow itildebelow Idieresisacute idieresisacute Kacute ' +
  'kacute Kdotbelow kdotbelow Klinebelow klinebelow Ldotbelow ldotbelow Ldotbelowmacron ldotbelowmacron ' +
  'Llinebelow llinebelow Lcircumflexbelow lcircumflexbelow Macute macute Mdotaccent mdotaccent Mdotbelow ' +
  'mdotbelow Ndotaccent ndotaccent Ndotbelow ndotbelow Nlinebelow nlinebelow Ncircumflexbelow ' +
  'ncircumflexbelow Otildeacute otildeacute Otildedieresis otildedieresis Omacrongrave omacrongrave ' +
  'Omacronacute omacronacute Pacute pacute Pdotaccent pdotaccent Rdotaccent rdotaccent Rdotbelow ' +
  'rdotbelow Rdotbelowmacron rdotbelowmacron Rlinebelow rlinebelow Sdotaccent sdotaccent Sdotbelow ' +
  'sdotbelow Sacutedotaccent sacutedotaccent Scarondotaccent scarondotaccent Sdotbelowdotaccent ' +
  'sdotbelowdotaccent Tdotaccent tdotaccent Tdotbelow tdotbelow Tlinebelow tlinebelow Tcircumflexbelow ' +
  'tcircumflexbelow Udieresisbelow udieresisbelow Utildebelow utildebelow Ucircumflexbelow ' +
  'ucircumflexbelow Utildeacute utildeacute Umacrondieresis umacrondieresis Vtilde vtilde Vdotbelow ' +
  'vdotbelow Wgrave wgrave Wacute wacute Wdieresis wdieresis Wdotaccent wdotaccent Wdotbelow wdotbelow ' +
  'Xdotaccent xdotaccent Xdieresis xdieresis Ydotaccent ydotaccent Zcircumflex zcircumflex Zdotbelow ' +
  'zdotbelow Zlinebelow zlinebelow hlinebelow tdieresis wring yring arighthalfring slongdotaccent :1ea0 ' +
  'Adotbelow adotbelow Ahookabove ahookabove Acircumflexacute acircumflexacute Acircumflexgrave ' +
  'acircumflexgrave Acircumflexhookabove acircumflexhookabove Acircumflextilde acircumflextilde ' +
  'Acircumflexdotbelow acircumflexdotbelow Abreveacute abreveacute Abrevegrave abrevegrave ' +
  'Abrevehookabove abrevehookabove Abrevetilde abrevetilde Abrevedotbelow abrevedotbelow Edotbelow ' +
  'edotbelow Ehookabove ehookabove Etilde etilde Ecircumflexacute ecircumflexacute Ecircumflexgrave ' +
  'ecircumflexgrave Ecircumflexhookabove ecircumflexhookabove Ecircumflextilde ecircumflextilde ' +
  'Ecircumflexdotbelow ecircumflexdotbelow Ihookabove ihookabove Idotbelow idotbelow Odotbelow odotbelow ' +
  'Ohookabove ohookabove Ocircumflexacute ocircumflexacute Ocircumflexgrave ocircumflexgrave ' +
  'Ocircumflexhookabove ocircumflexhookabove Ocircumflextilde ocircumflextilde Ocircumflexdotbelow ' +
  'ocircumflexdotbelow Ohornacute ohornacute Ohorngrave ohorngrave Ohornhookabove ohornhookabove ' +
  'Ohorntilde ohorntilde Ohorndotbelow ohorndotbelow Udotbelow udotbelow Uhookabove uhookabove Uhornacute ' +
  'uhornacute Uhorngrave uhorngrave Uhornhookabove uhornhookabove Uhorntilde uhorntilde Uhorndotbelow ' +
  'uhorndotbelow Ygrave ygrave Ydotbelow ydotbelow Yhookabove yhookabove Ytilde ytilde :2002 enspace ' +
  ':200b zerowidthspace afii61664=zerowidthnonjoiner afii301 afii299 afii300 hyphentwo :2012 figuredash ' +
  'endash emdash afii00208=horizontalbar dblverticalbar dbllowline=underscoredbl quoteleft quoteright ' +
  'quotesinglbase quotereversed=quoteleftreversed quotedblleft quotedblright quotedblbase :2020 dagger ' +
  'daggerdbl bullet :2024 onedotenleader twodotleader=twodotenleader ellipsis :202c afii61573 afii61574 ' +
  'afii61575 :2030 perthousand :2032 minute second :2035 primereversed :2039 guilsinglleft guilsinglright ' +
  'referencemark exclamdbl :203e overline :2042 asterism :2044 fraction :2070 zerosuperior :2074 ' +
  'foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior plussuperior :207c ' +
  'equalsuperior parenleftsuperior parenrightsuperior nsuperior zeroinferior oneinferior twoinferior ' +
  'threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior :208d ' +
  'parenleftinferior parenrightinferior :20a1 colonsign=colonmonetary cruzeiro franc lira=afii08941 :20a7 ' +
  'peseta :20a9 won sheqel=afii57636=sheqelhebrew=newsheqelsign dong Euro=euro :2103 centigrade :2105 ' +
  'careof=afii61248 :2109 fahrenheit :2111 Ifraktur :2113 lsquare=afii61289 :2116 numero=afii61352 :2118 ' +
  'weierstrass :211c Rfraktur :211e prescription :2121 telephone trademark :2126 Ohm=Omega :212b angstrom ' +
  ':212e estimated :2135 aleph :2153 onethird twothirds :215b oneeighth threeeighths fiveeighths ' +
  'seveneighths :2160 Oneroman Tworoman Threeroman Fourroman Fiveroman Sixroman Sevenroman Eightroman ' +
  'Nineroman Tenroman Elevenroman Twelveroman :2170 oneroman tworoman threeroman fourroman fiveroman ' +
  'sixroman sevenroman eightroman nineroman tenroman elevenroman twelveroman :2190 arrowleft arrowup ' +
  'arrowright arrowdown arrowboth arrowupdn arrowupleft arrowupright arrowdownright arrowdownleft :21a8 ' +
  'arrowupdnbse=arrowupdownbase :21b5 carriagereturn :21bc harpoonleftbarbup :21c0 harpoonrightbarbup ' +
  ':21c4 arrowrightoverleft arrowupleftofdown arrowleftoverright :21cd arrowleftdblstroke :21cf ' +
  'arrowrightdblstroke arrowdblleft=arrowleftdbl arrowdblup arrowdblright=dblarrowright arrowdbldown ' +
  'arrowdblboth=dblarrowleft :21de pageup pagedown arrowdashleft arrowdashup arrowdashright arrowdashdown ' +
  'arrowtableft arrowtabright arrowleftwhite arrowupwhite arrowrightwhite arrowdownwhite capslock :2200 ' +
  'forall=universal :2202 partialdiff existential=thereexists :2205 emptyset Delta=increment ' +
  'nabla=gradient element notelement=notelementof :220b suchthat notcontains :220f product :2211 ' +
  'summation minus minusplus :2215 divisionslash :2217 asteriskmath :2219 bulletoperator radical :221d ' +
  'proportional infinity orthogonal=rightangle angle :2223 divides :2225 parallel notparallel logicaland ' +
  'logicalor intersection union integral dblintegral :222e contourintegral :2234 therefore because ratio ' +
  'proportion :223c similar=tildeoperator reversedtilde :2243 asymptoticallyequal :2245 ' +
  'congruent=approximatelyequal :2248 approxequal :224c allequal :2250 approaches geometricallyequal ' +
  'approxequalorimage imageorapproximatelyequal :2260 notequal equivalence notidentical :2264 lessequal ' +
  'greaterequal lessoverequal greateroverequal :226a muchless muchgreater :226e notless notgreater ' +
  'notlessnorequal notgreaternorequal lessorequivalent greaterorequivalent :2276 lessorgreater ' +
  'greaterorless :2279 notgreaternorless precedes succeeds :2280 notprecedes notsucceeds ' +
  'subset=propersubset superset=propersuperset notsubset notsuperset reflexsubset=subsetorequal ' +
  'reflexsuperset=supersetorequal :228a subsetnotequal supersetnotequal :2295 circleplus=pluscircle ' +
  'minuscircle timescircle=circlemultiply :2299 circleot :22a3 tackleft tackdown perpendicular :22bf ' +
  'righttriangle :22c5 dotmath :22ce curlyor curlyand :22da lessequalorgreater greaterequalorless :22ee ' +
  'ellipsisvertical :2302 house control :2305 projective :2310 revlogicalnot=logicalnotreversed :2312 arc ' +
  ':2318 propellor :2320 integraltp=integraltop integralbt=integralbottom :2325 option deleteright clear ' +
  ':2329 angleleft angleright deleteleft :2423 blank :2500 SF100000 :2502 SF110000 :250c SF010000 :2510 ' +
  'SF030000 :2514 SF020000 :2518 SF040000 :251c SF080000 :2524 SF090000 :252c SF060000 :2534 SF070000 ' +
  ':253c SF050000 :2550 SF430000 SF240000 SF510000 SF520000 SF390000 SF220000 SF210000 SF250000 SF500000 ' +
  'SF490000 SF380000 SF280000 SF270000 SF260000 SF360000 SF370000 SF420000 SF190000 SF200000 SF230000 ' +
  'SF470000 SF480000 SF410000 SF450000 SF460000 SF400000 SF540000 SF530000 SF440000 :2580 upblock :2584 ' +
  'dnblock :2588 block :258c lfblock :2590 rtblock ltshade=shadelight shade=shademedium dkshade=shadedark ' +
  ':25a0 filledbox=blacksquare H22073=whitesquare :25a3 squarewhitewithsmallblack squarehorizontalfill ' +
  'squareverticalfill squareorthogonalcrosshatchfill squareupperlefttolowerrightfill ' +
  'squareupperrighttolowerleftfill squarediagonalcrosshatchfill H18543=blacksmallsquare ' +
  'H18551=whitesmallsquare filledrect=blackrectangle :25b2 triagup=blackuppointingtriangle ' +
  'whiteuppointingtriangle blackuppointingsmalltriangle whiteuppointingsmalltriangle ' +
  'blackrightpointingtriangle whiterightpointingtriangle :25b9 whiterightpointingsmalltriangle ' +
  'triagrt=blackrightpointingpointer :25bc triagdn=blackdownpointingtriangle whitedownpointingtriangle ' +
  ':25bf whitedownpointingsmalltriangle blackleftpointingtriangle whiteleftpointingtriangle :25c3 ' +
  'whiteleftpointingsmalltriangle triaglf=blackleftpointingpointer :25c6 blackdiamond whitediamond ' +
  'whitediamondcontainingblacksmalldiamond fisheye lozenge circle=whitecircle dottedcircle :25ce bullseye ' +
  'H18533=blackcircle circlewithlefthalfblack circlewithrighthalfblack :25d8 invbullet=bulletinverse ' +
  'invcircle=whitecircleinverse :25e2 blacklowerrighttriangle blacklowerlefttriangle ' +
  'blackupperlefttriangle blackupperrighttriangle openbullet=whitebullet :25ef largecircle :2605 ' +
  'blackstar whitestar :260e telephoneblack whitetelephone :261c pointingindexleftwhite ' +
  'pointingindexupwhite pointingindexrightwhite pointingindexdownwhite :262f yinyang :263a ' +
  'smileface=whitesmilingface invsmileface=blacksmilingface sun=compass :2640 venus=female earth ' +
  'male=mars :2660 spade=spadesuitblack heartsuitwhite diamondsuitwhite club=clubsuitblack spadesuitwhite ' +
  'heart=heartsuitblack diamond clubsuitwhite hotsprings quarternote musicalnote ' +
  'musicalnotedbl=eighthnotebeamed beamedsixteenthnotes musicflatsign :266f musicsharpsign :2713 ' +
  'checkmark :278a onecircleinversesansserif twocircleinversesansserif threecircleinversesansserif ' +
  'fourcircleinversesansserif fivecircleinversesansserif sixcircleinversesansserif ' +
  'sevencircleinversesansserif eightcircleinversesansserif ninecircleinversesansserif :279e ' +
  'arrowrightheavy :f6be dotlessj LL ll :f6c3 commaaccent afii10063 afii10064 afii10192 afii10831 ' +
  'afii10832 Acute Caron Dieresis DieresisAcute DieresisGrave Grave Hungarumlaut Macron cyrBreve cyrFlex ' +
  'dblGrave cyrbreve cyrflex dblgrave dieresisacute dieresisgrave copyrightserif registerserif ' +
  'trademarkserif onefitted rupiah threequartersemdash centinferior centsuperior commainferior ' +
  'commasuperior dollarinferior dollarsuperior hypheninferior hyphensuperior periodinferior ' +
  'periodsuperior asuperior bsuperior dsuperior esuperior isuperior lsuperior msuperior osuperior ' +
  'rsuperior ssuperior tsuperior Brevesmall Caronsmall Circumflexsmall Dotaccentsmall Hungarumlautsmall ' +
  'Lslashsmall OEsmall Ogoneksmall Ringsmall Scaronsmall Tildesmall Zcaronsmall :f721 exclamsmall :f724 ' +
  'dollaroldstyle :f726 ampersandsmall :f730 zerooldstyle oneoldstyle twooldstyle threeoldstyle ' +
  'fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle :f73f questionsmall ' +
  ':f760 Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall ' +
  'Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall ' +
  ':f7a1 exclamdownsmall centoldstyle :f7a8 Dieresissmall :f7af Macronsmall :f7b4 Acutesmall :f7b8 ' +
  'Cedillasmall :f7bf questiondownsmall :f7e0 Agravesmall Aacutesmall Acircumflexsmall Atildesmall ' +
  'Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall ' +
  'Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall ' +
  'Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall :f7f8 Oslashsmall Ugravesmall ' +
  'Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall :f884 ' +
  'maihanakatleftthai saraileftthai saraiileftthai saraueleftthai saraueeleftthai maitaikhuleftthai ' +
  'maiekupperleftthai maieklowrightthai maieklowleftthai maithoupperleftthai maitholowrightthai ' +
  'maitholowleftthai maitriupperleftthai maitrilowrightthai maitrilowleftthai maichattawaupperleftthai ' +
  'maichattawalowrightthai maichattawalowleftthai thanthakhatupperleftthai thanthakhatlowrightthai ' +
  'thanthakhatlowleftthai nikhahitleftthai :f8e5 radicalex arrowvertex arrowhorizex registersans ' +
  'copyrightsans trademarksans parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex ' +
  'bracketleftbt bracelefttp braceleftmid braceleftbt braceex integralex parenrighttp parenrightex ' +
  'parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt ' +
  'apple :fb00 ff fi fl ffi ffl :fb1f afii57705=doubleyodpatah=yodyodpatahhebrew=doubleyodpatahhebrew ' +
  'ayinaltonehebrew :fb2a afii57694=shinshindot=shinshindothebrew afii57695=shinsindot=shinsindothebrew ' +
  'shindageshshindot=shindageshshindothebrew shindageshsindot=shindageshsindothebrew alefpatahhebrew ' +
  'alefqamatshebrew alefdageshhebrew betdagesh=betdageshhebrew gimeldagesh=gimeldageshhebrew ' +
  'daletdagesh=daletdageshhebrew hedagesh=hedageshhebrew afii57723=vavdagesh=vavdagesh65=vavdageshhebrew ' +
  'zayindagesh=zayindageshhebrew :fb38 tetdagesh=tetdageshhebrew yoddagesh=yoddageshhebrew ' +
  'finalkafdagesh=finalkafdageshhebrew kafdagesh=kafdageshhebrew lameddagesh=lameddageshhebrew :fb3e ' +
  'memdagesh=memdageshhebrew :fb40 nundagesh=nundageshhebrew samekhdagesh=samekhdageshhebrew :fb43 ' +
  'pefinaldageshhebrew pedagesh=pedageshhebrew :fb46 tsadidagesh=tsadidageshhebrew ' +
  'qofdagesh=qofdageshhebrew reshdageshhebrew shindagesh=shindageshhebrew ' +
  'tavdages=tavdagesh=tavdageshhebrew vavholam=afii57700=vavholamhebrew betrafehebrew kafrafehebrew ' +
  'perafehebrew aleflamedhebrew :fe30 twodotleadervertical emdashvertical endashvertical ' +
  'underscorevertical wavyunderscorevertical parenleftvertical parenrightvertical braceleftvertical ' +
  'bracerightvertical tortoiseshellbracketleftvertical tortoiseshellbracketrightvertical ' +
  'blacklenticularbracketleftvertical blacklenticularbracketrightvertical dblanglebracketleftvertical ' +
  'dblanglebracketrightvertical anglebracketleftvertical anglebracketrightvertical ' +
  'cornerbracketleftvertical cornerbracketrightvertical whitecornerbracketleftvertical ' +
  'whitecornerbracketrightvertical :fe49 overlinedashed overlinecenterline overlinewavy overlinedblwavy ' +
  'lowlinedashed lowlinecenterline underscorewavy commasmall :fe52 periodsmall :fe54 semicolonsmall ' +
  'colonsmall :fe59 parenleftsmall parenrightsmall braceleftsmall bracerightsmall ' +
  'tortoiseshellbracketleftsmall tortoiseshellbracketrightsmall numbersignsmall :fe61 asterisksmall ' +
  'plussmall hyphensmall lesssmall greatersmall equalsmall :fe69 dollarsmall percentsmall atsmall';

/** Unicode values of glyph names. */
export const listedGlyphs: ReadonlyMap<string, number> = readList(glyphList);

function readList(list: string): Map<string, number> {
  const characters = new Map<string, number>();
  let next = 0;

  for (const entry of list.split(' ')) {
    if (entry.startsWith(':')) {
      next = Number.parseInt(entry.slice(1), 16);
      continue;
    }

    for (const name of entry.split('=')) {
      characters.set(name, next);
    }

    next += 1;
  }

  return characters;
}
