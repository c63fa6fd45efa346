import { type MessageStatus, messageStatusTopic } from '@mozhan/api-client/contract'

const FLAGS = ['comment', 'thumhup', 'letter', 'system'] as const

/** Parses a push; undefined if it is invalid or belongs to another user. */
export function parseStatus(body: string, userId: string): MessageStatus | undefined {
  try {
    const value: unknown = JSON.parse(body)
    // Missing flags are read as false, so a body without any flag would clear every dot.
    if (typeof value !== 'object' || value === null) return undefined
    if (!FLAGS.some((flag) => Object.hasOwn(value, flag))) return undefined
    const { success, data } = messageStatusTopic.data.safeParse(value)
    return success && isOf(data, userId) ? data : undefined
  } catch {
    return undefined
  }
}

/** A status without a user id comes from a back end that sends it to the right user only. */
export function isOf(status: MessageStatus, userId: string): boolean {
  return status.userId === undefined || status.userId === userId
}

/** Replaces `:userId` in a configured destination. */
export function destinationOf(configured: string, userId: string): string {
  return configured.replaceAll(':userId', () => userId)
}
