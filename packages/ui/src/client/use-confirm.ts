import { useEffect, useRef, useState } from 'react'
import { useCompositionSafeKeys } from './use-composition-safe-keys.ts'

/** A dialog around closes at the same Escape, unless what has the focus says so. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const

/**
 * Asking once more on the spot: the focus goes to the way back, Escape takes it, and the button that asked has the focus
 * again afterwards.
 * @param onConfirm Does it. What it throws, the caller has shown.
 * @returns what each part is given; the opener may stay while it is asked, or make room
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
    /** For the dialog, beside its role and its name. */
    keys,
    yesProps: { ...OWN_ESCAPE, disabled: isBusy, onClick: () => void act() },
    noProps: { ...OWN_ESCAPE, ref: no, disabled: isBusy, onClick: () => setState('idle') },
  }
}
