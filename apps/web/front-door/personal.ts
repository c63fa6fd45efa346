import { ownRoutes, routes } from '../src/routes.ts'
import type { OriginAnswer } from './origin.ts'

const guarded = [
  ...Object.values(routes).flatMap((route) => ('isGuarded' in route ? route.path : [])),
  ...ownRoutes,
]
const patterns = guarded.map((path) => new RegExp(`^${path.replace(/:id/g, '[^/]+')}$`))

/**
 * Whether what a path answers depends on who asks: a guarded page, or a handler of our own.
 * @param pathname canonical
 */
export function isPersonal(pathname: string): boolean {
  return pathname.startsWith('/internal/') || patterns.some((pattern) => pattern.test(pathname))
}

/** The same answer as no cache, ours or another's, may keep it; whatever was said about it before. */
export function asPersonal(answer: OriginAnswer): OriginAnswer {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } }
}
