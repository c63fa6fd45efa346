import { CACHE_PREFIX } from './model/caches.ts'

/** Removes all of our caches except the named ones. */
export async function removeCaches(but: readonly string[] = []): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && !but.includes(name))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
