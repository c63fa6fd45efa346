import type { Platform } from '../../platform/platform.ts'
import type { Answers } from './answers.ts'

/** What this domain needs of the server. */
export interface ConversationContext extends Platform {
  /** What the assistant is writing. */
  readonly answers: Answers
}
