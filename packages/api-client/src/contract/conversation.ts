import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { inputText, maybe, textSchema } from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { CONVERSATION_TITLE_LIMIT } from './limits.ts'

/** One turn of a conversation with the assistant. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.string(),
  createDate: maybe(dateSchema),
})
export type ChatMessage = z.output<typeof chatMessageSchema>

const turnsSchema = z.array(chatMessageSchema)

/** The turns; back ends that keep them as one JSON text are read too. */
const contentSchema = z.pipe(
  z.union([turnsSchema, z.string()]),
  z.transform((content) => (typeof content === 'string' ? parseTurns(content) : content)),
)

/** A saved conversation with the assistant; "session" on the wire. Lists leave out the content. */
export const conversationSchema = z.object({
  id: idSchema,
  userId: maybe(idSchema),
  title: textSchema,
  content: maybe(contentSchema),
  model: maybe(z.string()),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
export type Conversation = z.output<typeof conversationSchema>

/** One turn as a caller sends it. */
const chatMessageInputSchema = z.extend(chatMessageSchema, { content: inputText({ max: 100_000 }) })
const turnsInputSchema = z.array(chatMessageInputSchema).check(z.maxLength(200))

const title = maybe(inputText({ max: CONVERSATION_TITLE_LIMIT }))
const content = maybe(
  contentSchema.check(
    z.refine((turns) => z.safeParse(turnsInputSchema, turns).success, {
      error: 'holds a turn or a number of turns that cannot be kept',
    }),
  ),
)

export const conversationCreateSchema = z.object({ title, content })
export const conversationUpdateSchema = z.object({ id: idInputSchema, title, content })

/** A question to the assistant with what was said before. */
export const chatInputSchema = z.object({
  sessionId: maybe(idInputSchema),
  /** An article the conversation is about. */
  articleId: maybe(idInputSchema),
  messages: turnsInputSchema.check(z.minLength(1, { error: 'must hold a question' })),
})
export type ChatInput = z.input<typeof chatInputSchema>

/** A piece of the assistant's answer. */
export const chatEventSchema = z.object({ content: textSchema, done: maybe(z.boolean()) })
export type ChatEvent = z.output<typeof chatEventSchema>

function parseTurns(text: string): ChatMessage[] {
  try {
    return z.safeParse(turnsSchema, JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
