import { isPageId } from '@mozhan/routes'

/** Ids of our own begin with a letter, those of the service are numbers. */
const OWN = /^t[\da-f]{8,60}$/

/** @param random hexadecimal digits */
export function toOwnId(random: string): string {
  return `t${random}`
}

/** Whether this talk is not with the service. */
export function isOwnId(id: string): boolean {
  return OWN.test(id)
}

/** Whether an id, out of an address, can be one at all. */
export function isTalkId(id: string): boolean {
  return OWN.test(id) || isPageId(id)
}
