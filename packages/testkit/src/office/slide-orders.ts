import type { ElementOrders } from './element-order.ts';

const lines = 'a:lnL a:lnR a:lnT a:lnB a:lnTlToBr a:lnBlToTr';
const fills = 'a:noFill a:solidFill a:gradFill a:blipFill a:pattFill';

/** Children of the elements of presentations (ECMA-376, part 1, annexes A.3 and A.4; transitional). */
export const slideOrders: ElementOrders = {
  'p:presentation':
    'p:sldMasterIdLst p:notesMasterIdLst p:handoutMasterIdLst p:sldIdLst p:sldSz p:notesSz p:embeddedFontLst p:defaultTextStyle',
  'p:sldMaster': 'p:cSld p:clrMap p:sldLayoutIdLst p:transition p:timing p:hf p:txStyles',
  'p:sldLayout': 'p:cSld p:clrMapOvr p:transition p:timing p:hf',
  'p:sld': 'p:cSld p:clrMapOvr p:transition p:timing',
  'p:cSld': 'p:bg p:spTree',
  'p:bgPr': `${fills} a:effectLst`,
  'p:sp': 'p:nvSpPr p:spPr p:style p:txBody',
  'p:cxnSp': 'p:nvCxnSpPr p:spPr p:style',
  'p:pic': 'p:nvPicPr p:blipFill p:spPr p:style',
  'p:graphicFrame': 'p:nvGraphicFramePr p:xfrm a:graphic',
  'p:nvSpPr': 'p:cNvPr p:cNvSpPr p:nvPr',
  'p:nvPicPr': 'p:cNvPr p:cNvPicPr p:nvPr',
  'p:spPr': `a:xfrm a:custGeom a:prstGeom ${fills} a:ln a:effectLst`,
  'p:blipFill': 'a:blip a:srcRect a:tile a:stretch',
  'p:txBody': 'a:bodyPr a:lstStyle a:p*',
  'a:txBody': 'a:bodyPr a:lstStyle a:p*',
  'a:xfrm': 'a:off a:ext a:chOff a:chExt',
  'a:custGeom': 'a:avLst a:gdLst a:ahLst a:cxnLst a:rect a:pathLst',
  'a:ln': 'a:noFill a:solidFill a:gradFill a:prstDash a:custDash a:round a:bevel a:miter a:headEnd a:tailEnd',
  'a:pPr':
    'a:lnSpc a:spcBef a:spcAft a:buClrTx a:buClr a:buSzTx a:buSzPct a:buSzPts a:buFontTx a:buFont a:buNone a:buAutoNum a:buChar a:buBlip a:tabLst a:defRPr',
  'a:rPr':
    'a:ln a:noFill a:solidFill a:effectLst a:highlight a:uLnTx a:uLn a:uFillTx a:uFill a:latin a:ea a:cs a:sym a:hlinkClick a:hlinkMouseOver a:rtl',
  'a:tbl': 'a:tblPr a:tblGrid a:tr*',
  'a:tblGrid': 'a:gridCol*',
  'a:tr': 'a:tc*',
  'a:tc': 'a:txBody a:tcPr',
  'a:tcPr': `${lines} ${fills}`,
  'a:theme': 'a:themeElements a:objectDefaults a:extraClrSchemeLst',
  'a:fmtScheme': 'a:fillStyleLst a:lnStyleLst a:effectStyleLst a:bgFillStyleLst',
};
