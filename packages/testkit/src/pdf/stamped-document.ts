import { PdfFile } from './pdf-file.ts';

export interface StampOptions {
  readonly rotation?: number;
  /** Matrix and bounding box of the appearance. */
  readonly matrix?: readonly number[];
  readonly bounds?: readonly number[];
  /** Content of the page. */
  readonly content?: string;
  /** True for a stamp that is not rotated with its page. */
  readonly isUpright?: boolean;
  /** A text field in place of the stamp, in a form that readers draw anew. */
  readonly field?: { readonly value: string; readonly shown: string };
  /** True for a stamp that belongs to an element of the tag tree. */
  readonly isTagged?: boolean;
}

/** A page with one annotation, whose appearance is placed by its matrix and its bounds. */
export function stampedDocument(options: StampOptions): Uint8Array {
  const { rotation = 0, matrix = [1, 0, 0, 1, 0, 0], bounds = [0, 0, 100, 40], field } = options;
  const file = new PdfFile();
  const root = file.reserve();
  const tree = file.reserve();
  const page = file.reserve();
  const element = file.reserve();
  const tags = file.reserve();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const words = field === undefined ? '' : `/Tx BMC BT 0 g /F 12 Tf 4 10 Td (${field.shown}) Tj ET EMC`;
  const look = file.stream(
    `/Type /XObject /Subtype /Form /BBox [${bounds.join(' ')}] /Matrix [${matrix.join(' ')}] /Resources << /Font << /F ${font} 0 R >> >>`,
    `1 0.8 0 rg -50 -50 200 200 re f 0 0 1 rg 0 0 20 30 re f ${words}`,
  );
  const kind =
    field === undefined
      ? `/Subtype /Stamp /F ${options.isUpright === true ? 20 : 4}`
      : `/Subtype /Widget /F 4 /FT /Tx /T (field) /V (${field.value}) /DA (/F 12 Tf 0 g)`;
  const stamp = file.add(
    `<< /Type /Annot ${kind} /Rect [150.4 100.3 270.7 160.6] /AP << /N ${look} 0 R >> ${options.isTagged === true ? '/StructParent 1' : ''} >>`,
  );
  const content = file.stream('', `/P << /MCID 0 >> BDC EMC ${options.content ?? ''}`);
  file.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /Contents ${content} 0 R /Rotate ${rotation} /StructParents 0 /Annots [${stamp} 0 R] /Resources << >> >>`,
  );
  file.set(
    element,
    `<< /Type /StructElem /S /Form /P ${tags} 0 R /K << /Type /OBJR /Obj ${stamp} 0 R /Pg ${page} 0 R >> >>`,
  );
  file.set(
    tags,
    `<< /Type /StructTreeRoot /K [${element} 0 R] /ParentTree << /Nums [0 [null] 1 ${element} 0 R] >> /ParentTreeNextKey 2 >>`,
  );
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] /MediaBox [0 0 400 300] >>`);
  const form = `/AcroForm << /Fields [${stamp} 0 R] /NeedAppearances true >>`;
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R ${field === undefined ? '' : form} ${options.isTagged === true ? `/StructTreeRoot ${tags} 0 R` : ''} >>`,
  );

  return file.finish(root);
}
