import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { inputText, lineSchema, maybe, textSchema } from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { MAX_CONVERSATION_TITLE_LENGTH, MAX_CONVERSATION_TURNS } from './limits.ts'

/** What became of an answer that is not whole: still being written, ended by the reader, or broken off. */
const answerStatusSchema = z.enum(['running', 'stopped', 'failed'])
/** How an answer of the assistant ended, or that it is still being written. */
export type AnswerStatus = z.output<typeof answerStatusSchema>

/** What is said of an answer besides, where it is kept and while it is written. */
const answerFields = {
  /** Why it has failed, for the reader. */
  error: maybe(z.string()),
  /** Of one that has failed: whether asking the same again may help. Absent: it may. */
  isRetryable: maybe(z.boolean()),
  /** It knows nothing of the article that the conversation is about: its reader may not read that, or not any more. */
  isWithoutArticle: maybe(z.boolean()),
}

/** One turn of a conversation with the assistant. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.string(),
  id: maybe(idSchema),
  /** Of answers; absent when whole. */
  status: maybe(answerStatusSchema),
  ...answerFields,
  createDate: maybe(dateSchema),
})
/** One turn of a conversation with the assistant, before parsing. */
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
  title: lineSchema,
  content: maybe(contentSchema),
  /** The article that the conversation is about. */
  articleId: maybe(idSchema),
  /** What gave the last answer. */
  model: maybe(z.string()),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A saved conversation as `conversationSchema` parses it. */
export type Conversation = z.output<typeof conversationSchema>

/** Names a turn within its conversation; the caller makes the one of the question. */
const turnIdSchema = z.string().check(
  z.regex(/^[\w-]{1,64}$/, {
    error: 'must be 1 to 64 letters, digits, underscores or hyphens',
  }),
)

/** One turn as a caller sends it. */
const chatMessageInputSchema = z.extend(chatMessageSchema, {
  id: maybe(turnIdSchema),
  content: inputText({ max: 100_000 }),
})
const turnsInputSchema = z.array(chatMessageInputSchema).check(z.maxLength(MAX_CONVERSATION_TURNS))

const title = maybe(inputText({ max: MAX_CONVERSATION_TITLE_LENGTH }))
const content = maybe(
  contentSchema.check(
    z.refine((turns) => z.safeParse(turnsInputSchema, turns).success, {
      error: 'holds a turn or a number of turns that cannot be kept',
    }),
  ),
)

/** The last turn that the caller shows: turns that it has not seen are never dropped. */
const lastTurnId = maybe(turnIdSchema)

export const conversationCreateSchema = z.object({
  title,
  content,
  articleId: maybe(idInputSchema),
  /** Made by the caller: sent again, it answers the conversation that there is. */
  localId: maybe(turnIdSchema),
})
export const conversationUpdateSchema = z.object({ id: idInputSchema, title, content, lastTurnId })

/**
 * A question to the assistant, the last of `messages`. In a kept conversation the turns before it are the back end's
 * own. A question whose `id` is there already is asked again, or changed: what followed it goes.
 */
export const chatInputSchema = z.object({
  /** The conversation that keeps question and answer; absent: nothing is kept. */
  sessionId: maybe(idInputSchema),
  /** An article the conversation is about. */
  articleId: maybe(idInputSchema),
  lastTurnId,
  messages: turnsInputSchema.check(z.minLength(1, { error: 'must hold a question' })),
})
/** Body of `conversation.chat`, before parsing. */
export type ChatInput = z.input<typeof chatInputSchema>

/**
 * A piece of the assistant's answer. The first one names it and says what it is without; the last one is `done` and,
 * where the answer is not whole, says why.
 */
export const chatEventSchema = z.object({
  content: textSchema,
  /** Id of the answer's turn, with the first piece. */
  id: maybe(idSchema),
  /** What answers, with the first piece. */
  model: maybe(z.string()),
  done: maybe(z.boolean()),
  status: maybe(answerStatusSchema),
  ...answerFields,
})
/** One event of the stream that `conversation.chat` answers. */
export type ChatEvent = z.output<typeof chatEventSchema>

function parseTurns(text: string): ChatMessage[] {
  try {
    return z.safeParse(turnsSchema, JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
