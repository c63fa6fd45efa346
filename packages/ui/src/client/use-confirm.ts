import { useEffect, useRef, useState } from 'react'
import { useCompositionSafeKeys } from './use-composition-safe-keys.ts'

/**
 * Keeps a surrounding dialog of Mantine from closing at the same Escape: its listener runs before those of React, so that
 * `stopPropagation` would be too late, but skips an event whose target has this attribute.
 */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const

/**
 * Confirmation in place: the focus moves to the cancel button, Escape cancels, and the focus returns to the opener
 * afterwards.
 * @param onConfirm The action. Its errors must be handled by the caller.
 * @returns props of each part; the opener may stay or be hidden meanwhile
 */
export function useConfirm(onConfirm: () => Promise<void>) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const opener = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (state === 'asking' && !wasOpen.current) no.current?.focus()
    if (state === 'idle' && wasOpen.current) opener.current?.focus()
    wasOpen.current = state !== 'idle'
  }, [state])
  const keys = useCompositionSafeKeys({
    Escape(event) {
      // For all other ancestors that handle Escape.
      event.stopPropagation()
      if (state === 'asking') setState('idle')
    },
  })
  const act = async () => {
    setState('busy')
    await onConfirm().catch(() => undefined)
    setState('idle')
  }
  const isBusy = state === 'busy'
  return {
    isAsking: state !== 'idle',
    isBusy,
    openerProps: { ref: opener, onClick: () => setState('asking') },
    /** Props of the dialog, besides its role and name. */
    keys,
    yesProps: { ...OWN_ESCAPE, disabled: isBusy, onClick: () => void act() },
    noProps: { ...OWN_ESCAPE, ref: no, disabled: isBusy, onClick: () => setState('idle') },
  }
}
