'use client'

import { useSetAtom } from 'jotai/react'
import { copy } from '../copy.ts'
import classes from './SendKeySwitch.module.css'
import { sendKeyAtom } from './send-key-atoms.ts'
import { useSendKey } from './use-send-key.ts'

/** Says which key sends a message of a chat, and swaps the keys. Shown only where there is a keyboard. */
export function SendKeySwitch() {
  const sendKey = useSendKey()
  const choose = useSetAtom(sendKeyAtom)
  if (sendKey === undefined) return null
  return (
    <span className={classes.hint}>
      {copy.sendKey.hints[sendKey]}
      <button
        type="button"
        className={classes.swap}
        aria-label={copy.sendKey.swapLabel}
        onClick={() => choose(sendKey === 'enter' ? 'shift-enter' : 'enter')}
      >
        {copy.sendKey.swap}
      </button>
    </span>
  )
}
