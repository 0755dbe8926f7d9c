import type { ElementOrders } from './element-order.ts';

/** Children of the elements of workbooks (ECMA-376, part 1, annex A.2; transitional). */
export const sheetOrders: ElementOrders = {
  workbook:
    'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr',
  sheets: 'sheet*',
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols* sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting* dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture',
  sheetView: 'pane selection* pivotSelection*',
  cols: 'col*',
  sheetData: 'row*',
  row: 'c*',
  c: 'f v is',
  mergeCells: 'mergeCell*',
  sst: 'si*',
  styleSheet: 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors',
  fills: 'fill*',
  patternFill: 'fgColor bgColor',
  border: 'start end left right top bottom diagonal vertical horizontal',
  xf: 'alignment protection',
  comments: 'authors commentList',
  comment: 'text',
};
