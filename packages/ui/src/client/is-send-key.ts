import type { SendKey } from './send-key-atoms.ts'

/**
 * Whether an Enter sends the text of a field: always with Ctrl or ⌘, otherwise by the choice of the reader.
 * @param sendKey from `useSendKey`; undefined where Enter and Shift+Enter insert a line break
 */
export function isSendKey(
  {
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  }: Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>,
  sendKey: SendKey | undefined,
): boolean {
  if (ctrlKey || metaKey) return true
  return !altKey && sendKey === (shiftKey ? 'shift-enter' : 'enter')
}
