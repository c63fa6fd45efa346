'use client'

import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconShare3 from '@tabler/icons-react/icons/IconShare3'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import { RailControl } from '../view/RailControl.tsx'
import { RAIL_ICON } from '../view/rail-icon.ts'
import classes from './ShareButton.module.css'
import { shareAddress } from './share-address.ts'

export interface ShareButtonProps {
  title: string
}

type State = 'idle' | 'copied' | 'failed'

/** Milliseconds that the outcome stays in view. */
const SHOWN = 2400

/** Hands the article's address on: the system's own dialog on touch devices, else the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN)
    return () => clearTimeout(timer)
  }, [state])

  const handleShare = async () => {
    const outcome = await shareAddress({ title, url: location.href })
    if (outcome !== 'shared') setState(outcome)
  }
  const icon = state === 'copied' ? <IconCheck {...RAIL_ICON} /> : <IconShare3 {...RAIL_ICON} />
  return (
    <div className={classes.share}>
      <RailControl
        icon={icon}
        text={copy.rail.share}
        label={copy.rail.share}
        onClick={() => void handleShare()}
      />
      <span className={state === 'idle' ? undefined : classes.outcome} role="status">
        {state === 'copied' ? copy.rail.shared : null}
        {state === 'failed' ? copy.rail.shareFailed : null}
      </span>
    </div>
  )
}
