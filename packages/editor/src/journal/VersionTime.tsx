'use client'

import { RelativeTime } from '@mozhan/ui/client'

export interface VersionTimeProps {
  /** ms since 1970. */
  at: number
}

/** When a version was typed. */
export function VersionTime({ at }: VersionTimeProps) {
  return <RelativeTime date={new Date(at).toISOString()} />
}
