import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * Checks that a port is free on every address that the programs may use.
 * @param {number} port
 * @param {string} variable the environment variable that sets it
 * @param {string} owner name of the program that will listen, for the message
 * @throws {Failure} if the port is in use
 */
export async function ensureFree(port, variable, owner) {
  // Checks both, because some systems allow two programs on the wildcard and on a specific address.
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await tryListen(port, host)
    if (!problem) continue
    const reason = problem === 'EACCES' ? '不允许使用' : '已被别的程序占用'
    throw new Failure(`端口 ${port} ${reason}：用 ${variable} 给${owner}换一个端口再启动。`)
  }
}

/** @returns the error code of listening; undefined on success */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      // Without IPv6 or without this address, the port cannot be in use there.
      resolve(
        error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? undefined : error.code,
      )
    })
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
