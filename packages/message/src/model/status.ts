import { type MessageStatus, messageStatusChannel } from '@mozhan/api-client/contract'

/** A push as a status of this person; undefined for what is none, or somebody else's. */
export function parseStatus(body: string, userId: string): MessageStatus | undefined {
  try {
    const { success, data } = messageStatusChannel.data.safeParse(JSON.parse(body))
    return success && isOf(data, userId) ? data : undefined
  } catch {
    return undefined
  }
}

/** A status that names nobody comes from a back end that sends it to the right person anyway. */
export function isOf(status: MessageStatus, userId: string): boolean {
  return status.userId === undefined || status.userId === userId
}
