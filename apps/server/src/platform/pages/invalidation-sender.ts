/** Sends stale tags to one site, one request at a time. Tags that arrive during a request are sent with the next one. */
export interface InvalidationSender {
  readonly url: string
  /** @returns whether the site confirmed the tags */
  send(tags: readonly string[]): Promise<boolean>
}

export interface InvalidationSenderOptions {
  readonly url: string
  /** Sends one request. @returns whether the site confirmed it */
  readonly post: (url: string, tags: readonly string[]) => Promise<boolean>
  /** Ends the retries. */
  readonly signal: AbortSignal
}

const RETRY_DELAYS_MS = [100, 400, 1600]

/** One sender per site, so that a slow site delays no other. */
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
    send(tags) {
      for (const tag of tags) pending.add(tag)
      const sent = next.promise
      if (!isSending) void send()
      return sent
    },
  }

  async function send(): Promise<void> {
    isSending = true
    await null // collects the tags of one tick
    while (pending.size > 0) {
      const batch = [...pending]
      const { resolve } = next
      pending.clear()
      next = Promise.withResolvers()
      resolve(await sendWithRetries(batch))
    }
    isSending = false
  }

  async function sendWithRetries(batch: readonly string[]): Promise<boolean> {
    for (const delay of [...RETRY_DELAYS_MS, undefined]) {
      if (await post(url, batch)) return true
      if (delay === undefined || signal.aborted) break
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
    return false
  }
}
