/** Tells one site which of its pages are stale, one message after the other; what comes meanwhile goes with the next. */
export interface InvalidationSender {
  readonly url: string
  /** @returns whether the site was told */
  tell(tags: readonly string[]): Promise<boolean>
}

export interface InvalidationSenderOptions {
  readonly url: string
  /** Sends one message. @returns whether it arrived */
  readonly post: (url: string, tags: readonly string[]) => Promise<boolean>
  /** Ends the attempts. */
  readonly signal: AbortSignal
}

const RETRY_DELAYS_MS = [100, 400, 1600]

/** A messenger of its own for each site: one that does not answer keeps no other waiting. */
export function createInvalidationSender({
  url,
  post,
  signal,
}: InvalidationSenderOptions): InvalidationSender {
  const pending = new Set<string>()
  let next = Promise.withResolvers<boolean>()
  let isSending = false

  return {
    url,
    tell(tags) {
      for (const tag of tags) pending.add(tag)
      const told = next.promise
      if (!isSending) void send()
      return told
    },
  }

  async function send(): Promise<void> {
    isSending = true
    await null // what is told in one breath goes together
    while (pending.size > 0) {
      const batch = [...pending]
      const { resolve } = next
      pending.clear()
      next = Promise.withResolvers()
      resolve(await insist(batch))
    }
    isSending = false
  }

  async function insist(batch: readonly string[]): Promise<boolean> {
    for (const delay of [...RETRY_DELAYS_MS, undefined]) {
      if (await post(url, batch)) return true
      if (delay === undefined || signal.aborted) break
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
    return false
  }
}
