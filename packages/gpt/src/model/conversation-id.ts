import { isPageId } from '@mozhan/routes'

/** Local ids begin with a letter, ids of the server are numbers. */
const LOCAL_ID = /^t[\da-f]{8,60}$/

/** Makes a local id. @param random hexadecimal digits */
export function toLocalId(random: string): string {
  return `t${random}`
}

/** Whether the id belongs to a conversation that the server does not store. */
export function isLocalId(id: string): boolean {
  return LOCAL_ID.test(id)
}

/** Whether a text of an address is a valid conversation id. */
export function isConversationId(id: string): boolean {
  return LOCAL_ID.test(id) || isPageId(id)
}
