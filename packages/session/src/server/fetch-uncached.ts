import 'server-only'

/**
 * A `fetch` without caching. While it renders a page, Next memoizes GET requests, including failures, which would defeat
 * retries. It skips requests with `keepalive`, which has no other effect on a GET in Node.
 */
export const fetchUncached: typeof fetch = (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return fetch(input, {
    ...init,
    cache: 'no-store',
    ...(method === 'GET' ? { keepalive: true } : {}),
  })
}
