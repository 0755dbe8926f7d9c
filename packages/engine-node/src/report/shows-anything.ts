/**
 * Elements that show something other than words on a page or slide; a picture may be the background of a
 * slide.
 */
const shown = /<(?:w:drawing|w:tbl|w:object|p:sp|p:pic|p:cxnSp|p:grpSp|p:graphicFrame|a:blip)[ >/]/;

const pages = /^(?:word\/document|ppt\/slides\/slide\d+)\.xml$/;

/** True when a written document without words contains a picture, a shape or a table. */
export function showsAnything(parts: ReadonlyMap<string, string | Uint8Array>): boolean {
  return [...parts].some(
    ([name, content]) => pages.test(name) && typeof content === 'string' && shown.test(content),
  );
}
