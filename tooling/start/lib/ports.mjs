import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * Makes sure that a port can be listened on, on every address we may use.
 * @param {number} port
 * @param {string} variable the environment variable that sets it
 * @param {string} owner what wants to listen, in the reader's words
 * @throws {Failure} when it is taken
 */
export async function ensureFree(port, variable, owner) {
  // Some systems let the wildcard and one address be held by two programs: ask for both.
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await tryListen(port, host)
    if (!problem) continue
    const reason = problem === 'EACCES' ? '不允许使用' : '已被别的程序占用'
    throw new Failure(`端口 ${port} ${reason}：用 ${variable} 给${owner}换一个端口再启动。`)
  }
}

/** Answers the error code of listening, or undefined where it worked. */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      // A machine without IPv6 or without that address cannot have the port taken there.
      resolve(
        error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? undefined : error.code,
      )
    })
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
