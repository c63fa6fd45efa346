'use client'

import { type Ping, usePing } from '@mozhan/session/client'
import { useViewCount } from '@mozhan/ui/client'

export interface ViewCounterProps {
  /** Unique name of the counted page, such as `article:7`. */
  name: string
  /** The call that counts. Method and path are given, so that the page does not load the whole API client. */
  call: Ping
}

/** Counts a view of the page. */
export function ViewCounter({ name, call }: ViewCounterProps) {
  const ping = usePing()
  useViewCount(name, () => ping(call))
  return null
}
