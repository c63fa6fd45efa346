import * as z from 'zod/mini'
import { countSchema, lineSchema, maybe, textSchema } from './fields.ts'

/** Types of pictures that can be uploaded. The type is detected by content, not by name. */
export const IMAGE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const

/** Schema of a multipart body with the part `file`. */
export const fileBodySchema = z.object({ file: z.file() })

/** Schema of a stored file. */
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

/** Schema of the state of a resumable upload; `file` is present once it is complete. */
export const uploadStateSchema = z.object({
  /** Bytes received. */
  offset: countSchema,
  /** Total bytes. */
  length: countSchema,
  file: z.optional(z.nullable(storedFileSchema)),
})
/** State of a resumable upload as `uploadStateSchema` parses it. */
export type UploadState = z.output<typeof uploadStateSchema>
