import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that is on or off for the reader, and on for how many in all. */
export interface ToggleState {
  isOn: boolean
  count: number
}

export interface OptimisticToggleOptions {
  /** What the server last said; a new value takes over unless the reader is just changing it. */
  known: ToggleState
  /** Tells the server the wanted state. Called for one change at a time, and never for the state it has already. */
  send: (isOn: boolean) => Promise<unknown>
  /** Called with what `send` threw, after the state went back to what the server knows. */
  onFail: (error: unknown) => void
}

/**
 * A switch that shows a change at once and tells the server behind it. However fast somebody clicks, the number moves by
 * one, the last wish is what the server hears last, and a failure goes back to what the server knows.
 */
export function useOptimisticToggle({ known, send, onFail }: OptimisticToggleOptions) {
  const [shown, setShown] = useState(known)
  const confirmed = useRef(known)
  const wanted = useRef(known.isOn)
  const isSending = useRef(false)
  const told = useRef(known.count)
  const latest = useRef({ send, onFail })
  latest.current = { send, onFail }

  useEffect(() => {
    const isSameNumber = told.current === known.count
    told.current = known.count
    if (isSending.current) return
    // Only the reader's own state was asked for again, and is what it is here: the number is from before the change.
    if (isSameNumber && known.isOn === confirmed.current.isOn) return
    const next = { isOn: known.isOn, count: known.count }
    confirmed.current = next
    wanted.current = next.isOn
    setShown(next)
  }, [known.isOn, known.count])

  const settle = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      while (wanted.current !== confirmed.current.isOn) {
        const isOn = wanted.current
        await latest.current.send(isOn)
        confirmed.current = moved(confirmed.current, isOn)
      }
    } catch (error) {
      wanted.current = confirmed.current.isOn
      setShown(confirmed.current)
      latest.current.onFail(error)
    } finally {
      isSending.current = false
    }
  }, [])

  const toggle = useCallback(() => {
    wanted.current = !wanted.current
    setShown(moved(confirmed.current, wanted.current))
    void settle()
  }, [settle])

  return { ...shown, toggle }
}

function moved({ isOn, count }: ToggleState, next: boolean): ToggleState {
  if (isOn === next) return { isOn, count }
  return { isOn: next, count: Math.max(0, count + (next ? 1 : -1)) }
}
