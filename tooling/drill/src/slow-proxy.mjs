import { connect, createServer } from 'node:net'

/**
 * TCP proxy that delays the responses of a server.
 * @param {number} port of the server
 */
export async function openSlowProxy(port) {
  const state = { delayMs: 0, isSilent: false }
  /** Resolvers of the chunks held back while the proxy is silent. */
  const held = new Set()
  const server = createServer((left) => {
    const right = connect(port, '127.0.0.1')
    join(left, right)
    join(right, left)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Must not keep the process alive.
  server.unref()
  return {
    port: server.address().port,
    slow(delayMs) {
      state.delayMs = delayMs
    },
    silence() {
      state.isSilent = true
    },
    speak() {
      state.isSilent = false
      for (const pass of held) pass()
      held.clear()
    },
  }

  function join(from, to) {
    // Sequential, so that chunks stay in order.
    let last = Promise.resolve()
    const later = (work) => {
      last = last
        .then(() => new Promise((resolve) => setTimeout(resolve, state.delayMs)))
        .then(() => state.isSilent && new Promise((resolve) => held.add(resolve)))
        .then(work)
    }
    from.on('data', (bytes) => later(() => to.writable && to.write(bytes)))
    from.on('end', () => later(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}
