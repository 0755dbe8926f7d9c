import type { ElementOrders } from './element-order.ts';

/**
 * Children of the elements we write, in the only order that Word accepts (ECMA-376, part 1, annex A.1;
 * transitional).
 */
export const wordOrders: ElementOrders = {
  'w:document': 'w:background w:body',
  'w:pPr':
    'w:pStyle w:keepNext w:keepLines w:pageBreakBefore w:framePr w:widowControl w:numPr w:suppressLineNumbers w:pBdr w:shd w:tabs w:suppressAutoHyphens w:kinsoku w:wordWrap w:overflowPunct w:topLinePunct w:autoSpaceDE w:autoSpaceDN w:bidi w:adjustRightInd w:snapToGrid w:spacing w:ind w:contextualSpacing w:mirrorIndents w:suppressOverlap w:jc w:textDirection w:textAlignment w:textboxTightWrap w:outlineLvl w:divId w:cnfStyle w:rPr w:sectPr w:pPrChange',
  'w:rPr':
    'w:rStyle w:rFonts w:b w:bCs w:i w:iCs w:caps w:smallCaps w:strike w:dstrike w:outline w:shadow w:emboss w:imprint w:noProof w:snapToGrid w:vanish w:webHidden w:color w:spacing w:w w:kern w:position w:sz w:szCs w:highlight w:u w:effect w:bdr w:shd w:fitText w:vertAlign w:rtl w:cs w:em w:lang w:eastAsianLayout w:specVanish w:oMath',
  'w:pBdr': 'w:top w:left w:bottom w:right w:between w:bar',
  'w:numPr': 'w:ilvl w:numId',
  'w:tbl': 'w:bookmarkStart* w:bookmarkEnd* w:tblPr w:tblGrid w:tr*',
  'w:tblPr':
    'w:tblStyle w:tblpPr w:tblOverlap w:bidiVisual w:tblStyleRowBandSize w:tblStyleColBandSize w:tblW w:jc w:tblCellSpacing w:tblInd w:tblBorders w:shd w:tblLayout w:tblCellMar w:tblLook w:tblCaption w:tblDescription',
  'w:tblBorders': 'w:top w:left w:bottom w:right w:insideH w:insideV',
  'w:tblCellMar': 'w:top w:left w:bottom w:right',
  'w:tblGrid': 'w:gridCol*',
  'w:tr': 'w:tblPrEx w:trPr w:tc*',
  'w:tcPr':
    'w:cnfStyle w:tcW w:gridSpan w:hMerge w:vMerge w:tcBorders w:shd w:noWrap w:tcMar w:textDirection w:tcFitText w:vAlign w:hideMark',
  'w:tcBorders': 'w:top w:left w:bottom w:right w:insideH w:insideV w:tl2br w:tr2bl',
  'w:sectPr':
    'w:headerReference* w:footerReference* w:footnotePr w:endnotePr w:type w:pgSz w:pgMar w:paperSrc w:pgBorders w:lnNumType w:pgNumType w:cols w:formProt w:vAlign w:noEndnote w:titlePg w:textDirection w:bidi w:rtlGutter w:docGrid',
  'w:styles': 'w:docDefaults w:latentStyles w:style*',
  'w:docDefaults': 'w:rPrDefault w:pPrDefault',
  'w:style':
    'w:name w:aliases w:basedOn w:next w:link w:autoRedefine w:hidden w:uiPriority w:semiHidden w:unhideWhenUsed w:qFormat w:locked w:personal w:rsid w:pPr w:rPr w:tblPr w:trPr w:tcPr w:tblStylePr*',
  'w:numbering': 'w:abstractNum* w:num*',
  'w:abstractNum': 'w:nsid w:multiLevelType w:tmpl w:name w:styleLink w:numStyleLink w:lvl*',
  'w:lvl':
    'w:start w:numFmt w:lvlRestart w:pStyle w:isLgl w:suff w:lvlText w:lvlPicBulletId w:legacy w:lvlJc w:pPr w:rPr',
  'w:num': 'w:abstractNumId w:lvlOverride*',
  'w:settings':
    'w:zoom w:mirrorMargins w:defaultTabStop w:autoHyphenation w:evenAndOddHeaders w:characterSpacingControl w:footnotePr w:endnotePr w:compat w:themeFontLang w:decimalSymbol w:listSeparator',
  'w:sdt': 'w:sdtPr w:sdtEndPr w:sdtContent',
  'w:sdtPr': 'w:rPr w:alias w:tag w:id w:lock w:placeholder w:text w14:checkbox',
  'w14:checkbox': 'w14:checked w14:checkedState w14:uncheckedState',
  'wp:inline': 'wp:extent wp:effectExtent wp:docPr wp:cNvGraphicFramePr a:graphic',
  'wp:anchor':
    'wp:simplePos wp:positionH wp:positionV wp:extent wp:effectExtent wp:wrapNone wp:wrapSquare wp:wrapTopAndBottom wp:docPr wp:cNvGraphicFramePr a:graphic',
  'pic:pic': 'pic:nvPicPr pic:blipFill pic:spPr',
  'pic:blipFill': 'a:blip a:srcRect a:stretch',
  'pic:spPr': 'a:xfrm a:prstGeom a:noFill a:solidFill a:ln',
  'wps:wsp': 'wps:cNvPr wps:cNvSpPr wps:spPr wps:style wps:txbx wps:bodyPr',
  'wps:spPr': 'a:xfrm a:custGeom a:prstGeom a:noFill a:solidFill a:ln',
  'wpg:grpSpPr': 'a:xfrm',
  'a:custGeom': 'a:avLst a:gdLst a:ahLst a:cxnLst a:rect a:pathLst',
  'a:xfrm': 'a:off a:ext a:chOff a:chExt',
};
