import { z } from 'zod'
import { copy } from './copy.ts'
import { isPort, kindMetadata, splitList } from './kinds.ts'

/** Backslashes and blanks are refused, because programs parse them differently. */
const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i
const PATH = /^\/(?!\/)[^\s\\?#]*$/
const HOST_OR_ORIGIN = /^(?:https?:\/\/)?[^\s/?#@*\\]+\/?$/i

const NOT_WEB = 'set it to an address that starts with http:// or https://'
const LOGIN = 'take the user name and the password out of the address'
const QUERY = 'take the query (?…) and the fragment (#…) out of the address'

/** A base address to which paths are appended. Trailing slashes are removed. */
export function webAddress() {
  return address(findWebProblem, copy.kinds.address).transform(withoutSlash)
}

/** Web addresses, comma-separated. */
export function webAddresses() {
  return z
    .string()
    .transform(splitList)
    .pipe(z.array(webAddress()))
    .register(kindMetadata, { name: copy.kinds.addresses, isHidden: true })
}

/** A path of the site, or an address elsewhere. */
export function pathOrAddress() {
  const find = (value: string) => (PATH.test(value) ? undefined : findWebProblem(value))
  return address(find, copy.kinds.pathOrAddress).transform((value) => withoutSlash(value) || '/')
}

/** The same for a file, whose query may contain a version. */
export function fileAddress() {
  const find = (value: string) => {
    const whole = value.split(/[?#]/, 1)[0] ?? ''
    return PATH.test(whole) ? undefined : findWebProblem(whole)
  }
  return address(find, copy.kinds.pathOrAddress)
}

/** A path that may contain placeholders. */
export function path() {
  const find = (value: string) => (PATH.test(value) ? undefined : 'set it to a path such as /a/b')
  return address(find, copy.kinds.path)
}

/** `:port` means that port of the host that the reader uses. */
export function loginSite() {
  const find = (value: string) =>
    value.startsWith(':') && isPort(value.slice(1)) ? undefined : findWebProblem(value)
  return address(find, copy.kinds.loginSite).transform(withoutSlash)
}

/** Address of a database, with user, password and query. */
export function serverAddress(protocols: readonly string[]) {
  const hint = `set it to an address that starts with ${protocols.join('// or ')}//`
  const find = (value: string) =>
    protocols.includes(URL.parse(value)?.protocol ?? '') ? undefined : hint
  return address(find, copy.kinds.database)
}

/** Hosts or origins, comma-separated. */
export function hosts() {
  const isHost = (value: string) =>
    HOST_OR_ORIGIN.test(value) && URL.canParse(value.replace(/^(?!https?:)/i, 'http://'))
  const item = z.string().refine(isHost, { error: 'list hosts or origins separated by commas' })
  return z
    .string()
    .transform(splitList)
    .pipe(z.array(item))
    .register(kindMetadata, { name: copy.kinds.hosts, isHidden: false })
}

/** @param find returns the problem with a text as a hint */
function address(find: (value: string) => string | undefined, name: string) {
  return z
    .string()
    .superRefine((value, issues) => {
      const message = find(value)
      if (message !== undefined) issues.addIssue({ code: 'custom', message })
    })
    .register(kindMetadata, { name, isHidden: true })
}

function findWebProblem(value: string): string | undefined {
  const url = WEB_ADDRESS.test(value) ? URL.parse(value) : null
  if (url === null) return NOT_WEB
  if (url.username !== '' || url.password !== '') return LOGIN
  return /[?#]/.test(value) ? QUERY : undefined
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, '')
}
