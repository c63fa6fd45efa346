'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { type SendKey, sendKeyAtom, touchAtom } from './send-key-atoms.ts'

/**
 * The key that sends a message of a chat. Ctrl+Enter and ⌘+Enter send always.
 * @returns undefined on a touch screen, whose keyboard has no Shift+Enter: there Enter inserts a line break; also on the server
 *   and in the hydrating render
 */
export function useSendKey(): SendKey | undefined {
  const sendKey = useHydratedAtomValue(sendKeyAtom, undefined)
  const isTouch = useHydratedAtomValue(touchAtom, true)
  return isTouch ? undefined : sendKey
}
