import { type MessageStatus, messageStatusTopic } from '@mozhan/api-client/contract'

const FLAGS = ['comment', 'thumhup', 'letter', 'system'] as const

/** A push as a status of this person; undefined for what is none, or somebody else's. */
export function parseStatus(body: string, userId: string): MessageStatus | undefined {
  try {
    const value: unknown = JSON.parse(body)
    // Flags that are missing are false; what has none of them would clear every dot.
    if (typeof value !== 'object' || value === null) return undefined
    if (!FLAGS.some((flag) => Object.hasOwn(value, flag))) return undefined
    const { success, data } = messageStatusTopic.data.safeParse(value)
    return success && isOf(data, userId) ? data : undefined
  } catch {
    return undefined
  }
}

/** A status that names nobody comes from a back end that sends it to the right person anyway. */
export function isOf(status: MessageStatus, userId: string): boolean {
  return status.userId === undefined || status.userId === userId
}

/** Where a broker has the status of this person: `:userId` in what is configured stands for the id. */
export function destinationOf(configured: string, userId: string): string {
  return configured.replaceAll(':userId', () => userId)
}
