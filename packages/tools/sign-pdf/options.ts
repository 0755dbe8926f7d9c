import { editList } from '@octavo/contract/edits/edit-list';
import { handNames } from '@octavo/contract/edits/stamp-faces';
import { signatureRequest } from '@octavo/contract/signing/signature-request';
import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { textColor } from '../_kit/text-look.ts';

const number = String.raw`\s*\d+(\.\d+)?\s*`;

/** A signature with many certificates and room for them; the room of a request ends at 256 kB. */
const maxCmsCharacters = 400_000;

/** The picture is a file of its own; see `optionFiles` of the tool. */
export const options = z.object({
  /** Changes of the editor. */
  edits: editList.optional(),
  /** Signature by certificate, with what the edits add. */
  signature: signatureRequest.optional(),
  /** CMS of the signature in Base64, made where the key is. Without it, the results are the data to sign. */
  cms: z
    .string()
    .max(maxCmsCharacters)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'expected Base64' })
    .optional(),
  /** True to sign with the key of the operator, where one is configured. */
  seal: z.boolean().default(false),
  /** True to put a new time stamp over a file of level B-LTA, before the certificate of the last one ends. */
  renew: z.boolean().default(false),
  /** Name that is written as a signature; below a picture, in print. */
  text: z.string().trim().max(100).default(''),
  hand: z.enum(handNames).default('dancing-script'),
  /** True to add the date of the day, below what else is placed. */
  date: z.boolean().default(false),
  /** Pages that get the signature, at the same place as they are seen. */
  page: pageExpression.default('last'),
  /** Upper left corner of the signature, in points from that of the page as shown, such as `72,640`. */
  at: z
    .string()
    .regex(new RegExp(`^${number},${number}$`), {
      error: 'expected two numbers, such as "72,640"',
    })
    .optional(),
  /** Points. */
  width: z.number().min(4).max(2000).default(160),
  color: textColor.default('#1d2a6b'),
  /**
   * Kind of object in the file: content of the page, or annotations that other programs can move. Without it, content:
   * or annotations on a file with signatures, as these report content that changed.
   */
  as: z.enum(['content', 'annotation']).optional(),
});
