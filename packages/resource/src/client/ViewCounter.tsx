'use client'

import { usePing } from '@mozhan/session/client'
import { useViewCount } from '@mozhan/ui/client'

export interface ViewCounterProps {
  resourceId: string
}

/** Counts that a person opened the resource: asking for it is what the API counts. */
export function ViewCounter({ resourceId }: ViewCounterProps) {
  const ping = usePing()
  // The contract's `getResource`, written out so that counting costs no reader the whole client.
  useViewCount(`resource:${resourceId}`, () =>
    ping({ method: 'GET', path: `/article/api/resource/${resourceId}` }),
  )
  return null
}
