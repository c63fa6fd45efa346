import { lineSchema, maybe, urlSchema } from './fields.ts'
import { idSchema } from './id.ts'

/** Fields of the author, which each row contains. */
export const authorFields = {
  userId: maybe(idSchema),
  nickName: lineSchema,
  userImage: urlSchema,
}
