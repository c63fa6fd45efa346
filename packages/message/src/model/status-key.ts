import type { MessageStatus } from '@mozhan/api-client/contract'

/**
 * Differs between two states of the unread status. A status without a revision comes from a back end that sends none; its
 * content identifies it. Undefined until the status is known.
 */
export function toStatusKey(status: MessageStatus | undefined): number | string | undefined {
  return status?.revision ?? JSON.stringify(status)
}
