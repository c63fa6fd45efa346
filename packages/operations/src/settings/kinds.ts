import { isIP } from 'node:net'
import { z } from 'zod'
import { copy } from './copy.ts'

/** Metadata of a kind of values. */
export interface KindMetadata {
  /** Name in the table of the README. */
  readonly name: string
  /** A value of this kind may contain a password, so messages must not repeat it. */
  readonly isHidden: boolean
}

/** Metadata of the schemas below. Their messages say what to set; `readSettings` prepends name and value. */
export const kindMetadata = z.registry<KindMetadata>()

const HOST_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/
const MAX_TEXT = 200
const MIN_SECRET = 32
const MAX_PORT = 65_535
const UNPRINTABLE = /\p{Cc}/u

export function port() {
  return readAs(copy.kinds.port, isPort, `set it to a port number from 0 to ${MAX_PORT}`).transform(
    Number,
  )
}

/** @param unit unit of the number */
export function wholeNumber(unit: keyof typeof copy.units, min: number, max: number) {
  const isValid = (text: string) =>
    /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max
  const name = copy.kinds.number(copy.units[unit], min, max)
  const hint = `set it to a whole number from ${min} to ${max}, without a unit (${unit}s)`
  return readAs(name, isValid, hint).transform(Number)
}

/** A factor above 0, or `off`. */
export function factorOrOff() {
  const isValid = (text: string) =>
    text === 'off' || (/^\d{1,4}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0)
  const hint = 'set it to a factor such as 0.5 or 2, or to off'
  return readAs(copy.kinds.factorOrOff, isValid, hint).transform((value) =>
    value === 'off' ? value : Number(value),
  )
}

export function choice<const Word extends string>(words: readonly [Word, ...Word[]]) {
  const hint = `use one of ${words.join(', ')}`
  return z
    .enum(words, { error: hint })
    .register(kindMetadata, { name: copy.kinds.choice(words), isHidden: false })
}

export function text() {
  const hint = `set it to at most ${MAX_TEXT} printable characters`
  return readAs(copy.kinds.text, isText, hint)
}

/** Texts, comma-separated. */
export function texts() {
  const item = z.string().refine(isText, { error: `list texts of ${MAX_TEXT} characters at most` })
  return z
    .string()
    .transform(splitList)
    .pipe(z.array(item))
    .register(kindMetadata, { name: copy.kinds.texts, isHidden: false })
}

export function folder() {
  return readAs(copy.kinds.folder, (value) => !value.includes('\0'), 'set it to a path')
}

/** Credentials of other services, of any length. */
export function key() {
  const hint = 'take spaces and line breaks out of it'
  const schema = z.string().refine((value) => /^[\x21-\x7e]+$/.test(value), { error: hint })
  return schema.register(kindMetadata, { name: copy.kinds.key, isHidden: true })
}

/** Secret with which tokens are signed. */
export function secret() {
  const error = `use at least ${MIN_SECRET} characters (openssl rand -hex 32)`
  const name = copy.kinds.secret(MIN_SECRET)
  return z.string().min(MIN_SECRET, { error }).register(kindMetadata, { name, isHidden: true })
}

export function host() {
  const isHost = (value: string) => isIP(value) !== 0 || HOST_NAME.test(value.toLowerCase())
  return readAs(copy.kinds.host, isHost, 'set it to an IP address or a host name')
}

/** A leading dot is removed, because browsers ignore it. */
export function domain() {
  return z
    .string()
    .transform((value) => value.replace(/^\./, '').toLowerCase())
    .refine((value) => HOST_NAME.test(value) && isIP(value) === 0, {
      error: 'set it to a host name such as example.com',
    })
    .register(kindMetadata, { name: copy.kinds.domain, isHidden: false })
}

/** Addresses or CIDR blocks, comma-separated. */
export function proxies() {
  const item = z.string().refine(isAddressOrBlock, {
    error: 'list addresses or CIDR blocks separated by commas',
  })
  return z
    .string()
    .transform(splitList)
    .pipe(z.array(item))
    .register(kindMetadata, { name: copy.kinds.proxies, isHidden: false })
}

/** @param name name in the table */
function readAs(name: string, isValid: (text: string) => boolean, hint: string) {
  return z
    .string()
    .refine(isValid, { error: hint })
    .register(kindMetadata, { name, isHidden: false })
}

export function splitList(value: string): string[] {
  return value.split(',').flatMap((item) => item.trim() || [])
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= MAX_PORT
}

function isText(value: string): boolean {
  return value.length <= MAX_TEXT && !UNPRINTABLE.test(value)
}

function isAddressOrBlock(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
  )
}
