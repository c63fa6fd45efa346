import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { NO_PARENT } from './codes.ts'
import { dateSchema } from './date.ts'
import type { Schema } from './endpoint.ts'
import { flagSchema, list, maybe, readableText, withFallback } from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { MAX_COMMENT_LENGTH } from './limits.ts'
import { cursorSchema, partFields } from './part.ts'

/** Kind of entity that has comments; absent means an article. */
export const commentTargetSchema = z.enum(['article', 'resource'])
/** Kind of content that comments belong to. */
export type CommentTarget = z.output<typeof commentTargetSchema>

const commentFieldsSchema = z.object({
  id: idSchema,
  parentId: withFallback(idSchema, NO_PARENT),
  ...authorFields,
  articleId: maybe(idSchema),
  content: withFallback(z.string(), ''),
  /** Rendered `content`. If absent, show `content` as plain text. */
  htmlContent: maybe(z.string()),
  /** Version of the renderer of `htmlContent`. */
  htmlVersion: maybe(z.string()),
  /** Deleted, and shown as a placeholder because it has replies. */
  isDeleted: withFallback(flagSchema, false),
  createDate: maybe(dateSchema),
  ...partFields,
})

/** A comment with its replies. */
export interface Comment extends z.output<typeof commentFieldsSchema> {
  /** Replies to this comment, each with the replies below it. */
  children: Comment[]
}

/** A comment before parsing. */
export interface CommentWire extends z.input<typeof commentFieldsSchema> {
  children?: CommentWire[] | null | undefined
}

/** Schema of a comment, with its replies as a tree. */
export const commentSchema: Schema<Comment, CommentWire> = z.extend(commentFieldsSchema, {
  children: list(z.lazy((): Schema<Comment, CommentWire> => commentSchema)),
})

/** Schema of `parentId`: `-1` or the id of the parent. */
export const parentIdSchema = withFallback(
  z.union([
    z.pipe(
      z.literal([NO_PARENT, -1, '']),
      z.transform((): string => NO_PARENT),
    ),
    idInputSchema,
  ]),
  NO_PARENT,
)

export const commentListQuerySchema = z.object({
  targetType: maybe(commentTargetSchema),
  /** @default 'newest' */
  order: maybe(z.enum(['newest', 'oldest'])),
  /** `next` of the previous part. */
  cursor: cursorSchema,
  /** Returns only the discussion that contains this comment. */
  at: maybe(idInputSchema),
})
/** Query of `comment.listComments`. */
export type CommentListQuery = z.input<typeof commentListQuerySchema>

/** Schema of a new comment. Author fields of older clients are accepted and ignored. */
export const commentInputSchema = z.object({
  articleId: idInputSchema,
  targetType: maybe(commentTargetSchema),
  parentId: parentIdSchema,
  content: readableText({ min: 1, max: MAX_COMMENT_LENGTH }),
  userId: maybe(idInputSchema),
  nickName: maybe(z.string()),
  userImage: maybe(z.string()),
})
/** Body of `comment.createComment`, before parsing. */
export type CommentInput = z.input<typeof commentInputSchema>
