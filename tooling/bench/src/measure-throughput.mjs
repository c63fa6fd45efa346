import autocannon from 'autocannon'

const CONNECTIONS = 20
const WARM_UP_S = 2
const DURATION_S = 6

/**
 * Measures the maximum throughput of an address, and the latency at a given rate.
 * @param {{ url: string, method?: string, headers?: Record<string, string>, body?: string }} request
 * @param {number} [rate] requests per second, in an open loop
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} the times in ms, at this rate
 */
export async function measureThroughput(request, rate = 200) {
  const options = {
    ...request,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'gzip, br', ...request.headers },
  }
  await run({ ...options, duration: WARM_UP_S })
  const full = await run({ ...options, duration: DURATION_S })
  const steady = await run({ ...options, duration: DURATION_S, overallRate: rate })
  const { p50, p99 } = steady.latency
  return { perSecond: full.requests.average, p50, p99 }
}

async function run(options) {
  const result = await autocannon(options)
  if (result.non2xx === 0 && result.errors === 0) return result
  const { url } = options
  throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
}
