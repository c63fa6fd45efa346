import { register } from '../src/domains/auth/commands.ts'
import { createLoginSite } from '../src/login-site/app.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { startMemoryServer } from './_util.ts'

export const LOGIN = 'http://localhost:4100'
export const PASSWORD = '春眠不觉晓-2026'

/** The login site in this process, used like a browser without scripts. */
export async function startLoginSite(env: Record<string, string> = {}) {
  const server = await startMemoryServer(env)
  const { context } = server
  const app = createLoginSite(context)
  let names = 0
  return {
    context,
    close: () => server.close(),
    async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
      return read(await app.request(at(path), { method, headers }))
    },
    /** Sends the form like the page itself. */
    async post(fields: Record<string, string>, headers: Record<string, string> = {}, path = '/') {
      const url = at(path)
      const response = await app.request(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: new URL(url).origin, ...headers },
      })
      return read(response)
    },
    /** Creates an account and resets the failure counters, because all tests share one address. */
    async newAccount(username = `登录的人_${++names}`) {
      Object.assign(context, { limits: createLimits() })
      const input = { username, password: PASSWORD, repPassword: PASSWORD }
      const id = await register(context, input)
      return { id, username }
    },
  }
}

export type LoginSite = Awaited<ReturnType<typeof startLoginSite>>

function at(path: string): string {
  return path.startsWith('http') ? path : `${LOGIN}${path}`
}

async function read(response: Response) {
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const split = pair.indexOf('=')
    return { name: pair.slice(0, split), value: pair.slice(split + 1), attributes, line }
  })
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    text: await response.text(),
    cookies,
    /** The cookies that a browser would send next. */
    cookieHeader: cookies
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  }
}
