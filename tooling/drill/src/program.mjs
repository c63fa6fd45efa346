import { startService } from '@mozhan/start/service'

/**
 * Starts a program that a drill can stop and start again.
 * @param {Omit<Parameters<typeof startService>[0], 'loud' | 'quiet'> & { ports?: string[] }} options `ports`: ports in the configuration of the proxy
 */
export async function openProgram({ ports = [], ...options }) {
  let service = await startService({ ...options, quiet: true })
  let hasEnded = false
  watch()

  function watch() {
    hasEnded = false
    service.ended.then(() => {
      hasEnded = true
    })
  }

  return {
    name: options.name,
    ports,
    readyUrl: options.readyUrl,
    pid: () => service.pid,
    hasEnded: () => hasEnded,
    /** @returns {Promise<number>} its exit code */
    end(signal) {
      process.kill(service.pid, signal)
      return service.ended
    },
    async start(env = options.env) {
      service = await startService({ ...options, env, quiet: true })
      watch()
    },
  }
}
