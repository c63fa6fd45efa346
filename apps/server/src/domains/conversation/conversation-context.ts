import type { Platform } from '../../platform/platform.ts'
import type { Answers } from './answers.ts'

/** Context of this domain. */
export interface ConversationContext extends Platform {
  /** Running answers of this process. */
  readonly answers: Answers
}
