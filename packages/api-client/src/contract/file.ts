import * as z from 'zod/mini'
import { countSchema, lineSchema, maybe, textSchema } from './fields.ts'

/** Types of pictures that can be uploaded; what counts is the content, not the name. */
export const IMAGE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const

/** Part `file` of a multipart body. */
export const fileBodySchema = z.object({ file: z.file() })

/** A stored file. */
export const storedFileSchema = z.object({
  fileUrl: z.string(),
  fileName: lineSchema,
  /** Bytes. */
  fileSize: countSchema,
  /** Extension without a dot. */
  fileType: textSchema,
  /** SHA-256, hexadecimal. */
  checksum: maybe(z.string()),
})
/** An uploaded file as `storedFileSchema` parses it. */
export type StoredFile = z.output<typeof storedFileSchema>

/** How far a resumable upload has come; `file` once it is complete. */
export const uploadStateSchema = z.object({
  /** Bytes received. */
  offset: countSchema,
  /** Bytes in all. */
  length: countSchema,
  file: z.optional(z.nullable(storedFileSchema)),
})
/** State of an upload in parts, as `uploadStateSchema` parses it. */
export type UploadState = z.output<typeof uploadStateSchema>
