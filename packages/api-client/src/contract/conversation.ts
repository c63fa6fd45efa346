import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { inputText, lineSchema, maybe, textSchema } from './fields.ts'
import { clientIdSchema, idInputSchema, idSchema } from './id.ts'
import { MAX_CONVERSATION_TITLE_LENGTH, MAX_CONVERSATION_TURNS } from './limits.ts'
import { refusal } from './rule.ts'

/** Status of an incomplete answer: still being written, stopped by the user, or failed. */
const answerStatusSchema = z.enum(['running', 'stopped', 'failed'])
/** Status of an incomplete answer of the assistant. */
export type AnswerStatus = z.output<typeof answerStatusSchema>

/** Additional fields of stored and streamed answers. */
const answerFields = {
  /** Reason of a failure, which can be shown to the user. */
  error: maybe(z.string()),
  /** For a failed answer: whether a retry can succeed. Absent means true. */
  isRetryable: maybe(z.boolean()),
  /** The answer was written without the article of the conversation, because the user has no access to it. */
  isWithoutArticle: maybe(z.boolean()),
}

/** Schema of the assistant that answers questions. */
export const assistantSchema = z.object({
  /** Name of the model, or of the search of the site in its place. */
  model: z.string(),
  isLanguageModel: z.boolean(),
})
/** The assistant as `assistantSchema` parses it. */
export type Assistant = z.output<typeof assistantSchema>

/** One turn of a conversation with the assistant. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.string(),
  id: maybe(idSchema),
  /** For answers; absent if the answer is complete. */
  status: maybe(answerStatusSchema),
  ...answerFields,
  createDate: maybe(dateSchema),
})
/** One turn of a conversation as `chatMessageSchema` parses it. */
export type ChatMessage = z.output<typeof chatMessageSchema>

const turnsSchema = z.array(chatMessageSchema)

/** The turns, as an array or as JSON text from older back ends. */
const contentSchema = z.pipe(
  z.union([turnsSchema, z.string()]),
  z.transform((content) => (typeof content === 'string' ? parseTurns(content) : content)),
)

/** Schema of a saved conversation with the assistant; "session" on the wire. Lists omit the content. */
export const conversationSchema = z.object({
  id: idSchema,
  userId: maybe(idSchema),
  title: lineSchema,
  content: maybe(contentSchema),
  /** The article that the conversation is about. */
  articleId: maybe(idSchema),
  /** Model of the last answer. */
  model: maybe(z.string()),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A saved conversation as `conversationSchema` parses it. */
export type Conversation = z.output<typeof conversationSchema>

/** Id of a turn within its conversation; the client creates the id of a question. */
const turnIdSchema = clientIdSchema

/** One turn as a client sends it. */
const chatMessageInputSchema = z.extend(chatMessageSchema, {
  id: maybe(turnIdSchema),
  content: inputText({ max: 100_000 }),
})
const turnsInputSchema = z.array(chatMessageInputSchema).check(z.maxLength(MAX_CONVERSATION_TURNS))

const title = maybe(inputText({ max: MAX_CONVERSATION_TITLE_LENGTH }))
const content = maybe(
  contentSchema.check(
    z.refine(
      (turns) => z.safeParse(turnsInputSchema, turns).success,
      refusal({ rule: 'turns' }, 'has an invalid turn or too many turns'),
    ),
  ),
)

/** The last turn that the client shows. If there are newer turns, the call is refused instead of dropping them. */
const lastTurnId = maybe(turnIdSchema)

export const conversationCreateSchema = z.object({
  title,
  content,
  articleId: maybe(idInputSchema),
  /** Idempotency key of the client: a second call with the same id returns the existing conversation. */
  localId: maybe(turnIdSchema),
})
export const conversationUpdateSchema = z.object({ id: idInputSchema, title, content, lastTurnId })

/**
 * A question to the assistant, the last of `messages`. In a saved conversation the earlier turns are taken from the back end. If
 * the `id` of the question exists already, the question is repeated or replaced, and later turns are removed.
 */
export const chatInputSchema = z.object({
  /** The conversation in which question and answer are saved; absent: nothing is saved. */
  sessionId: maybe(idInputSchema),
  /** The article that the conversation is about. */
  articleId: maybe(idInputSchema),
  lastTurnId,
  messages: turnsInputSchema.check(z.minLength(1, { error: 'must hold a question' })),
})
/** Body of `conversation.chat`, before parsing. */
export type ChatInput = z.input<typeof chatInputSchema>

/**
 * A chunk of the assistant's answer. The first one has `id`, `model` and `isWithoutArticle`; the last one has `done` and, if the
 * answer is incomplete, `status` and `error`.
 */
export const chatEventSchema = z.object({
  content: textSchema,
  /** Id of the answer's turn, in the first chunk. */
  id: maybe(idSchema),
  /** Model that answers, in the first chunk. */
  model: maybe(z.string()),
  done: maybe(z.boolean()),
  status: maybe(answerStatusSchema),
  ...answerFields,
})
/** One event of the stream of `conversation.chat`. */
export type ChatEvent = z.output<typeof chatEventSchema>

function parseTurns(text: string): ChatMessage[] {
  try {
    return z.safeParse(turnsSchema, JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
