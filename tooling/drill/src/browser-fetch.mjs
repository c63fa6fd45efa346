/** What `fetch` of Node says where a kept connection was closed before anything of an answer came. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET'])

/**
 * `fetch` as browsers do it: a request that met a kept connection which was just being closed, as nginx does at each
 * reload, is sent once more on a new one. Node leaves that to its caller.
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
