'use client'

import { type Ping, usePing } from '@mozhan/session/client'
import { useViewCount } from '@mozhan/ui/client'

export interface ViewCounterProps {
  /** Of the page among all that are counted, such as `article:7`. */
  name: string
  /** The call that counts, written out so that counting costs no reader the whole client. */
  call: Ping
}

/** Counts that a person opened the page. */
export function ViewCounter({ name, call }: ViewCounterProps) {
  const ping = usePing()
  useViewCount(name, () => ping(call))
  return null
}
