import { CACHE_PREFIX } from './model/caches.ts'

/** Removes all caches whose name starts with `CACHE_PREFIX`, except the named ones. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && !except.includes(name))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
