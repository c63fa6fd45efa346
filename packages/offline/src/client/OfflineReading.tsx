'use client'

import { runBeforeLeaveThen } from '@mozhan/session/client'
import { useState } from 'react'
import { UpdateBanner } from '../view/UpdateBanner.tsx'
import { useKeptReading } from './use-kept-reading.ts'
import { useProgramWatch } from './use-program-watch.ts'

export interface OfflineReadingProps {
  /** Whether the site wants a worker; where not, one that is there goes. */
  isOn: boolean
  /** The program this page belongs to; empty where it is not known, and then no update is offered. */
  program: string
}

/** Makes what was read readable without a network, and offers the next program without forcing it. */
export function OfflineReading({ isOn, program }: OfflineReadingProps) {
  const isOutdated = useProgramWatch(isOn, program)
  useKeptReading(isOn)
  const [isPutOff, putOff] = useState(false)
  return (
    <UpdateBanner
      isShown={isOutdated && !isPutOff}
      onRefresh={() => runBeforeLeaveThen(() => location.reload())}
      onLater={() => putOff(true)}
    />
  )
}
