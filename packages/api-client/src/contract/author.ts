import { lineSchema, maybe, urlSchema } from './fields.ts'
import { idSchema } from './id.ts'

/** Who wrote something, as copied into each row. */
export const authorFields = {
  userId: maybe(idSchema),
  nickName: lineSchema,
  userImage: urlSchema,
}
