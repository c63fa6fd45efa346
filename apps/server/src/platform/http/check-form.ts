import { MIMEType } from 'node:util'

/** More fields and files than any form of the contract has. */
const MAX_PARTS = 20

/**
 * Whether a form has few enough parts to be parsed. Parsing ten megabytes of empty parts would take seconds.
 * @param type content type of the request
 */
export function isFormWithinLimits(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const boundary = readBoundary(type)
  const mark = boundary === undefined ? '&' : `--${boundary}`
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let parts = 0
  let at = body.indexOf(mark)
  while (at !== -1 && parts <= MAX_PARTS) {
    parts++
    at = body.indexOf(mark, at + mark.length)
  }
  return parts <= MAX_PARTS
}

function readBoundary(type: string): string | undefined {
  try {
    return new MIMEType(type).params.get('boundary') ?? undefined
  } catch {
    return undefined
  }
}
