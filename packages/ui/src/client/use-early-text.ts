import { type RefObject, useEffect } from 'react'

/**
 * Reports what was typed into a field before hydration. React leaves it in place when it hydrates the field, but overwrites
 * it by `value` with the next render, so the owner of the value has to take it over first.
 */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  field: RefObject<Field | null>,
  value: string,
  onEarlyText: (field: Field) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are reported by the events of the field
  useEffect(() => {
    if (field.current && field.current.value !== value) onEarlyText(field.current)
  }, [])
}
