import { findLoginSite } from './login-site.ts'
import type { SettingName, Settings } from './schema.ts'

/** A conflict between settings that are valid individually. */
export interface Conflict {
  readonly names: readonly SettingName[]
  /** One sentence that says what to do. */
  readonly problem: string
}

/** Checks rules between several settings. */
export function findConflicts(settings: Settings): Conflict[] {
  return [checkPorts, checkCookieDomain, checkStorage, checkModel].flatMap((check) =>
    check(settings),
  )
}

/** Ports of a process must differ; 0 takes any free port. */
function checkPorts(settings: Settings): Conflict[] {
  const { API_PORT, API_METRICS_PORT, PORT, METRICS_PORT } = settings
  const { loginPort: LOGIN_PORT } = findLoginSite(settings)
  const processes = [
    { API_PORT, LOGIN_PORT, API_METRICS_PORT },
    { PORT, METRICS_PORT },
  ]
  return processes.flatMap((ports) => {
    // The keys are those written above.
    const taken = Object.entries(ports) as [SettingName, number | undefined][]
    return taken.flatMap(([name, port], at) => {
      const same = taken.slice(0, at).find(([, other]) => other === port)
      if (!port || same === undefined) return []
      const problem = `${same[0]} and ${name} are both ${port}; give each a port of its own.`
      return [{ names: [same[0], name], problem }]
    })
  })
}

/** The cookie must be valid for both sites, otherwise readers sign in but are not signed in on the site. */
function checkCookieDomain(settings: Settings): Conflict[] {
  const { SITE_URL, SESSION_COOKIE_DOMAIN: domain } = settings
  const { loginPort, loginSiteUrl } = findLoginSite(settings)
  if (SITE_URL === undefined || loginPort === undefined || loginSiteUrl.startsWith(':')) return []
  const hosts = [SITE_URL, loginSiteUrl].map((address) => new URL(address).hostname)
  const isShared =
    domain === undefined
      ? hosts[0] === hosts[1]
      : hosts.every((host) => host === domain || host.endsWith(`.${domain}`))
  if (isShared) return []
  const problem = `SESSION_COOKIE_DOMAIN is no parent of both ${hosts.join(' and ')}; set it to one, such as example.com.`
  return [{ names: ['SITE_URL', 'LOGIN_SITE_URL', 'SESSION_COOKIE_DOMAIN'], problem }]
}

function checkStorage(settings: Settings): Conflict[] {
  const conflicts: Conflict[] = []
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const others = [...keys, 'S3_ENDPOINT', 'S3_REGION', 'S3_PUBLIC_URL'] as const
  if (keys.filter((name) => settings[name] !== undefined).length === 1) {
    const problem = `${keys.join(' and ')} belong together; set both or neither.`
    conflicts.push({ names: keys, problem })
  }
  if (settings.S3_BUCKET === undefined && others.some((name) => settings[name] !== undefined)) {
    const problem = 'S3_BUCKET is missing; set it, or remove the other S3_ settings.'
    conflicts.push({ names: ['S3_BUCKET'], problem })
  }
  return conflicts
}

function checkModel({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Settings): Conflict[] {
  const names = ['AI_BASE_URL', 'AI_MODEL'] as const
  if (AI_BASE_URL === undefined) {
    const problem = 'AI_BASE_URL is missing; set it, or remove AI_MODEL and AI_API_KEY.'
    return AI_MODEL === undefined && AI_API_KEY === undefined ? [] : [{ names, problem }]
  }
  const problem = 'AI_MODEL is missing; set it to a model of AI_BASE_URL.'
  return AI_MODEL === undefined ? [{ names, problem }] : []
}
