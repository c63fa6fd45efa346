/** Error codes of Node's `fetch` when a keep-alive connection was closed before the response. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET'])

/**
 * `fetch` with the retry of browsers: a request on a keep-alive connection that was just closed, as nginx does on each
 * reload, is sent again on a new connection. Node does not retry.
 * @type {typeof fetch}
 */
export async function browserFetch(url, init) {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (!CLOSED.has(error.cause?.code)) throw error
    return await fetch(url, init)
  }
}
