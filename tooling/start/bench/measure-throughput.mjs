import autocannon from 'autocannon'

const CONNECTIONS = 20
const WARM_UP_S = 2
const DURATION_S = 6

/**
 * Requests per second of one address, asked for as a browser asks.
 * @param {string} url
 * @returns {Promise<number>}
 */
export async function measureThroughput(url) {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'gzip, br' } }
  await autocannon({ ...options, duration: WARM_UP_S })
  const result = await autocannon({ ...options, duration: DURATION_S })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return result.requests.average
}
