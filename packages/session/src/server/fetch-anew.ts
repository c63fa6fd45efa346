import 'server-only'

/**
 * A `fetch` that keeps nothing. While a page is made, Next answers a repeated GET with what became of the first, its
 * failure too. `keepalive` is the mark of a request that it leaves alone, and means nothing else for a GET in Node.
 */
export const fetchAnew: typeof fetch = (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return fetch(input, {
    ...init,
    cache: 'no-store',
    ...(method === 'GET' ? { keepalive: true } : {}),
  })
}
