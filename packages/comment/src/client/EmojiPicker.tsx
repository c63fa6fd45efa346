'use client'

import { useCompositionSafeKeys } from '@mozhan/ui/client'
import IconMoodSmile from '@tabler/icons-react/icons/IconMoodSmile'
import { useEffect, useRef, useState } from 'react'
import { copy } from './copy.ts'
import classes from './EmojiPicker.module.css'

export interface EmojiPickerProps {
  onPick: (sign: string) => void
}

/** A few common emoji. The keyboard of the system has the others. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOpen])
  const keys = useCompositionSafeKeys({
    Escape: (event) => {
      if (!isOpen) return
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    },
  })
  return (
    <div ref={box} className={classes.box} {...keys}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={copy.composer.emoji}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconMoodSmile size={20} stroke={1.6} aria-hidden />
      </button>
      {isOpen ? (
        <fieldset className={classes.signs} aria-label={copy.composer.emoji}>
          {copy.emoji.map(([sign, name]) => (
            <button
              key={sign}
              type="button"
              className={classes.sign}
              aria-label={name}
              onClick={() => {
                setOpen(false)
                onPick(sign)
              }}
            >
              {sign}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
