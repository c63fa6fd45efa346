/**
 * Caches a loaded value for `ms`. Concurrent calls share one load. Failures are not cached.
 * @param ms lifetime of a value
 */
export function cacheFor<Value>(
  load: () => Promise<Value>,
  ms: number,
  clock: () => Date,
): () => Promise<Value> {
  let cached: { readonly answer: Promise<Value>; readonly until: number } | undefined
  return () => {
    const now = clock().getTime()
    if (cached !== undefined && now < cached.until) return cached.answer
    const entry = { answer: load(), until: now + ms }
    cached = entry
    entry.answer.catch(() => {
      if (cached === entry) cached = undefined
    })
    return entry.answer
  }
}
