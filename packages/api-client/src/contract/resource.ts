import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { RESOURCE_STATUS } from './codes.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  flagSchema,
  inputText,
  lineSchema,
  list,
  maybe,
  numberSchema,
  readableText,
  textSchema,
  urlSchema,
  withFallback,
} from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { labelSchema } from './label.ts'
import { MAX_LABELS } from './limits.ts'

/** Schema of the contents of an archive. */
export const archiveSchema = z.object({
  /** The first entries with their uncompressed size; `inside` is the number of entries of a nested archive. */
  entries: list(z.object({ name: lineSchema, size: countSchema, inside: maybe(countSchema) })),
  /** Number of all entries. */
  count: countSchema,
})

/** Orders of the public list: `new` by latest change, `hot` by downloads. */
export const RESOURCE_ORDERS = ['new', 'hot'] as const

/** Schema of a shared file. */
export const resourceSchema = z.object({
  id: idSchema,
  ...authorFields,
  title: lineSchema,
  summary: textSchema,
  type: maybe(idSchema),
  typeName: maybe(z.string()),
  /** Absent for anonymous callers. */
  fileUrl: urlSchema,
  fileName: lineSchema,
  /** Bytes. */
  fileSize: countSchema,
  /** Extension without a dot. */
  fileType: textSchema,
  labelIds: list(idSchema),
  labelList: list(labelSchema),
  point: countSchema,
  downloadCount: countSchema,
  viewCount: countSchema,
  thumhup: countSchema,
  collectCount: countSchema,
  commentCount: countSchema,
  status: withFallback(numberSchema, RESOURCE_STATUS.approved),
  isThumb: maybe(flagSchema),
  isCollect: maybe(flagSchema),
  /** SHA-256 of the file, hexadecimal. This and the following fields are absent in lists. */
  checksum: maybe(z.string()),
  archive: maybe(archiveSchema),
  /** Beginning of a text file. */
  excerpt: maybe(z.string()),
  /** Address of a small version of a picture. */
  previewUrl: urlSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A shared file as `resourceSchema` parses it. */
export type Resource = z.output<typeof resourceSchema>

const typeFieldsSchema = z.object({
  id: maybe(idSchema),
  name: maybe(z.string()),
  value: maybe(idSchema),
  label: maybe(z.string()),
})

/** Schema of a kind of resource; `value` and `label` are read as `id` and `name`. */
export const resourceTypeSchema = z.pipe(
  typeFieldsSchema,
  z.transform(({ id, name, value, label }: z.output<typeof typeFieldsSchema>) => ({
    id: id ?? value ?? '',
    name: name ?? label ?? '',
  })),
)
/** A kind of resource as `resourceTypeSchema` parses it. */
export type ResourceType = z.output<typeof resourceTypeSchema>

/** Schema of the body of `resource.saveResource`: creates a resource without an id, changes it with one. */
export const resourceInputSchema = z.object({
  id: maybe(idInputSchema),
  title: readableText({ min: 1, max: 50 }),
  summary: readableText({ min: 1, max: 2000 }),
  type: inputText({ min: 1, max: 30 }),
  fileUrl: inputText({ min: 1, max: 1000 }),
  fileName: inputText({ min: 1, max: 255 }),
  fileSize: numberSchema,
  fileType: inputText({ max: 30 }),
  labelIds: withFallback(
    z
      .array(idInputSchema)
      .check(z.maxLength(MAX_LABELS, { error: `choose at most ${MAX_LABELS} labels` })),
    [],
  ),
  point: countSchema,
})
/** Body of `resource.saveResource`, before parsing. */
export type ResourceInput = z.input<typeof resourceInputSchema>
