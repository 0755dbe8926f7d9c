/** What a page of a document or a slide can show besides words; a picture may be the ground of a slide. */
const shown = /<(?:w:drawing|w:tbl|w:object|p:sp|p:pic|p:cxnSp|p:grpSp|p:graphicFrame|a:blip)[ >/]/;

const pages = /^(?:word\/document|ppt\/slides\/slide\d+)\.xml$/;

/** Whether a written document without words holds a picture, a shape or a table. */
export function showsAnything(parts: ReadonlyMap<string, string | Uint8Array>): boolean {
  return [...parts].some(
    ([name, content]) => pages.test(name) && typeof content === 'string' && shown.test(content),
  );
}
