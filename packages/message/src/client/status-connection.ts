import { type MessageStatus, messageStatusTopic } from '@mozhan/api-client/contract'
import { isTokenExpiredError } from '@mozhan/api-client/errors'
import { openLive } from '@mozhan/realtime'
import { isTokenExpired } from '@mozhan/session'
import { destinationOf, parseStatus } from '../model/status.ts'
import type { StatusSource } from './status-atoms.ts'

/** What keeps a status current once it is downloaded. */
export interface StatusConnection {
  refresh(): void
  /** There is another token. */
  renew(): void
  close(): void
}

/**
 * Asks for the status of a person and hears of its changes.
 * @param getSource the newest: a token is renewed while the socket is open
 */
export function connectStatus(
  getSource: () => StatusSource,
  onStatus: (status: MessageStatus) => void,
): StatusConnection {
  const { userId, url, destination } = getSource()
  /** The server knows it no more; nothing is asked before there is another one. */
  let refused: string | undefined
  /**
   * Doubtful where it was over as soon as it was here: it is, or this clock is wrong. A call finds out, and the socket waits
   * for that.
   */
  let latest: { token: string; isDoubtful: boolean; isProven: boolean } | undefined
  const live = openLive<MessageStatus>(
    {
      name: `mozhan-status:${userId}`,
      url,
      destination: destinationOf(destination ?? messageStatusTopic.destination, userId),
      getToken: () => goodToken('socket'),
      fetch: ask,
      parse: (body) => parseStatus(body, userId),
    },
    onStatus,
  )
  return live

  function goodToken(use: 'call' | 'socket'): string | undefined {
    const token = getSource().getToken()
    if (token === undefined || token === refused) return undefined
    const isOver = isTokenExpired(token, Date.now())
    if (token !== latest?.token) latest = { token, isDoubtful: isOver, isProven: false }
    const isTried = latest.isDoubtful && (latest.isProven || use === 'call')
    return isOver && !isTried ? undefined : token
  }

  async function ask(): Promise<MessageStatus> {
    const token = goodToken('call')
    if (token === undefined) throw new Error('there is no token to ask with')
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
