import { useCallback, useEffect, useRef, useState } from 'react'

/** State of a toggle for the reader, and its total count. */
export interface ToggleState {
  isOn: boolean
  count: number
}

export interface OptimisticToggleOptions {
  /** State confirmed by the server; a new value is shown unless a change is pending. */
  known: ToggleState
  /** Sends the wanted state. Calls are sequential, and never repeat the confirmed state. */
  send: (isOn: boolean) => Promise<unknown>
  /** Called with the error of `send`, after the state was reverted. */
  onFail: (error: unknown) => void
}

/**
 * A toggle with optimistic update. However fast the user clicks, the number changes by one, the last state is sent last, and
 * a failure reverts to the confirmed state.
 */
export function useOptimisticToggle({ known, send, onFail }: OptimisticToggleOptions) {
  const [shown, setShown] = useState(known)
  const confirmed = useRef(known)
  const wanted = useRef(known.isOn)
  const isSending = useRef(false)
  const previousCount = useRef(known.count)
  const latest = useRef({ send, onFail })
  latest.current = { send, onFail }

  useEffect(() => {
    const isSameNumber = previousCount.current === known.count
    previousCount.current = known.count
    if (isSending.current) return
    // Only the reader's own state was reloaded and is unchanged: the number is from before the change.
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
