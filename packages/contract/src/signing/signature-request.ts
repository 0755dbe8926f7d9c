import * as z from 'zod';
import { box, operationId, pageKey } from '../edits/primitives.ts';

/**
 * Levels of PAdES (ETSI EN 319 142-1): who and what; a confirmed time; the proof that the certificate was good;
 * that proof sealed with a time stamp of its own.
 */
export const signatureLevels = ['b-b', 'b-t', 'b-lt', 'b-lta'] as const;
export type SignatureLevel = (typeof signatureLevels)[number];

/** Digests that a signature may use. */
export const signatureDigests = ['sha-256', 'sha-384', 'sha-512'] as const;
export type SignatureDigest = (typeof signatureDigests)[number];

/**
 * Changes that an author permits to others: 1 none, 2 forms and signatures, 3 comments too (ISO 32000-2, table 257).
 */
export const certificationLevels = [1, 2, 3] as const;
export type CertificationLevel = (typeof certificationLevels)[number];

/** Text of a signature dictionary that a person writes. */
const statement = z.string().max(500);

/** Bytes that a signature needs at most, chain and time stamp included, before it asks for more room. */
export const usualRoomBytes = 16_384;

/** Content of the visible signature, besides the name of the signer. */
export const signatureAppearance = z.object({
  /** Name of a picture that was sent with the request, such as a drawn signature; null for the name in letters. */
  picture: z.string().min(1).max(255).nullable().default(null),
  /** Language of the words around the name. */
  language: z.enum(['en', 'fr']).default('en'),
  showsDate: z.boolean().default(true),
  showsReason: z.boolean().default(true),
});

/** Field that takes the signature. An existing field keeps its own place; a new one without a page is invisible. */
export const signatureField = z.object({
  /** Full name of the field; a new field gets this name. */
  name: z.string().min(1).max(500),
  place: z.object({ page: pageKey, box }).nullable().default(null),
});

/**
 * A signature by certificate as a client requests it. Browser and server prepare the same bytes from the same file and
 * request, and each computes the digest of its own: so time, ids and room are part of the request.
 */
export const signatureRequest = z.object({
  /** File that is signed; the request is refused for any other. */
  base: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'expected a SHA-256 in hexadecimal' }),
  }),
  id: operationId,
  /** Time that the signer claims, as `2026-11-23T11:20:00Z`; also the date of everything the update adds. */
  time: z.iso.datetime(),
  /** Name in the dictionary and in the appearance: the common name of the certificate. */
  signer: z.string().min(1).max(200),
  field: signatureField,
  /** Null for the usual look, where the field has a place. */
  appearance: signatureAppearance.nullable().default(null),
  reason: statement.default(''),
  place: statement.default(''),
  contact: statement.default(''),
  /** Makes this the author's signature; only the first signature of a file can be. */
  certify: z.literal(certificationLevels).nullable().default(null),
  /** Fields locked by this signature (ISO 32000-2, table 236). */
  lock: z
    .object({
      action: z.enum(['all', 'include', 'exclude']),
      fields: z.array(z.string().min(1).max(500)).max(1000).default([]),
    })
    .nullable()
    .default(null),
  level: z.enum(signatureLevels).default('b-b'),
  digest: z.enum(signatureDigests).default('sha-256'),
  /**
   * Writes the file anew before it is signed. A file whose damage our reader finds is always written anew; this is for
   * damage that only other readers see.
   */
  repairs: z.boolean().default(false),
  /** Room for the signature in the file, in bytes. */
  roomBytes: z.number().int().min(4096).max(262_144).default(usualRoomBytes),
});
export type SignatureRequest = z.infer<typeof signatureRequest>;
