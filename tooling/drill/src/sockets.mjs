import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'

/** Average delay of the browser before it reconnects. */
const PAUSE_MS = 1000

/**
 * A socket that reconnects after every loss, as in the browser.
 * @param {string} base of the site
 * @param {string} token
 */
export function keepSocket(base, token) {
  const state = { isReady: false, losses: 0, codes: new Map(), pushes: 0, stop }
  let socket
  let isOver = false
  open()
  return state

  function open() {
    socket = new WebSocket(`${base.replace('http', 'ws')}/wss`, ['v12.stomp'])
    socket.on('open', () => {
      socket.send(`CONNECT\naccept-version:1.2\nhost:x\nAuthorization:Bearer ${token}\n\n\0`)
      socket.send('SUBSCRIBE\nid:sub-0\nreceipt:r\ndestination:/user/queue/system\n\n\0')
    })
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('RECEIPT')) state.isReady = true
      else if (text.startsWith('MESSAGE')) state.pushes += 1
    })
    socket.on('error', () => {})
    socket.on('close', async (code) => {
      state.isReady = false
      if (isOver) return
      state.losses += 1
      state.codes.set(code, (state.codes.get(code) ?? 0) + 1)
      await sleep(PAUSE_MS * (0.5 + Math.random()))
      if (!isOver) open()
    })
  }

  function stop() {
    isOver = true
    socket.terminate()
  }
}
