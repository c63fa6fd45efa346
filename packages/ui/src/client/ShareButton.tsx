'use client'

import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconShare3 from '@tabler/icons-react/icons/IconShare3'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { RailControl } from '../view/RailControl.tsx'
import { RAIL_ICON } from '../view/rail-icon.ts'
import { RailOutcome } from './RailOutcome.tsx'
import { shareAddress } from './share-address.ts'

export interface ShareButtonProps {
  title: string
}

const OUTCOMES = { copied: copy.share.done, failed: copy.share.failed } as const

/** Shares the address of the page: by the system dialog on touch devices, else by the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>()
  const handleShare = async () => {
    const result = await shareAddress({ title, url: location.href })
    if (result !== 'shared') setOutcome(result)
  }
  const icon = outcome === 'copied' ? <IconCheck {...RAIL_ICON} /> : <IconShare3 {...RAIL_ICON} />
  return (
    <RailOutcome text={outcome && OUTCOMES[outcome]} onGone={() => setOutcome(undefined)}>
      <RailControl
        icon={icon}
        text={copy.share.action}
        label={copy.share.action}
        onClick={() => void handleShare()}
      />
    </RailOutcome>
  )
}
