import { type MessageStatus, messageStatusTopic } from '@mozhan/api-client/contract'
import { isTokenExpiredError } from '@mozhan/api-client/errors'
import { openLive } from '@mozhan/realtime'
import { isTokenExpired } from '@mozhan/session'
import { destinationOf, parseStatus } from '../model/status.ts'
import type { StatusSource } from './status-atoms.ts'

/** A live connection to the status of a user. */
export interface StatusConnection {
  refresh(): void
  /** Call it after the token was renewed. */
  renew(): void
  close(): void
}

/**
 * Fetches the status of a user and subscribes to its changes.
 * @param getSource returns the latest source, because a token is renewed while the socket is open
 */
export function connectStatus(
  getSource: () => StatusSource,
  onStatus: (status: MessageStatus) => void,
): StatusConnection {
  const { userId, url, destination } = getSource()
  /** Token that the server has refused. No request is sent until there is another one. */
  let refused: string | undefined
  /**
   * `isDoubtful`: expired on arrival according to the local clock, which may be wrong. A call tests such a token before the
   * socket uses it.
   */
  let latest: { token: string; isDoubtful: boolean; isProven: boolean } | undefined
  const live = openLive<MessageStatus>(
    {
      name: `mozhan-status:${userId}`,
      url,
      destination: destinationOf(destination ?? messageStatusTopic.destination, userId),
      getToken: () => usableToken('socket'),
      fetch: fetchStatus,
      parse: (body) => parseStatus(body, userId),
    },
    onStatus,
  )
  return live

  function usableToken(use: 'call' | 'socket'): string | undefined {
    const token = getSource().getToken()
    if (token === undefined || token === refused) return undefined
    const isExpired = isTokenExpired(token, Date.now())
    if (token !== latest?.token) latest = { token, isDoubtful: isExpired, isProven: false }
    const isTried = latest.isDoubtful && (latest.isProven || use === 'call')
    return isExpired && !isTried ? undefined : token
  }

  async function fetchStatus(): Promise<MessageStatus> {
    const token = usableToken('call')
    if (token === undefined) throw new Error('no usable token')
    try {
      const api = await getSource().getApi()
      const status = await api.message.getMessageStatus({ params: { userId } })
      if (latest?.token === token && latest.isDoubtful && !latest.isProven) {
        latest.isProven = true
        live.renew()
      }
      return status
    } catch (error) {
      if (isTokenExpiredError(error)) refused = token
      throw error
    }
  }
}
