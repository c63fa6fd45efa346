import { type RefObject, useEffect } from 'react'

/**
 * Tells what was typed into a field before the page's scripts were there. React leaves it in place when it takes the field
 * over, but puts `value` over it with the next render: whoever holds the value has to hear of it first.
 */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  field: RefObject<Field | null>,
  value: string,
  onEarlyText: (field: Field) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: from here on the field's own events tell
  useEffect(() => {
    if (field.current && field.current.value !== value) onEarlyText(field.current)
  }, [])
}
