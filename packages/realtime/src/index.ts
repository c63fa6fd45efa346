export type { LiveOptions } from './browser-environment.ts'
export type { StompOptions } from './connect-stomp.ts'
export { connectStomp } from './connect-stomp.ts'
export { Live } from './live.ts'
export type {
  LiveEnvironment,
  LiveSocket,
  SocketEnd,
  SocketEvents,
  TabMessage,
} from './live-environment.ts'
export type { Revised, Source } from './newest.ts'
export { Newest } from './newest.ts'
export type { LiveHandle } from './open-live.ts'
export { openLive } from './open-live.ts'
