import { expect, it } from 'vitest'
import { isSendKey } from './is-send-key.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it.each([
  ['Enter', {}, { enter: true, 'shift-enter': false, none: false }],
  ['Shift+Enter', { shiftKey: true }, { enter: false, 'shift-enter': true, none: false }],
  ['Alt+Enter', { altKey: true }, { enter: false, 'shift-enter': false, none: false }],
  ['Ctrl+Enter', { ctrlKey: true }, { enter: true, 'shift-enter': true, none: true }],
  ['⌘+Enter', { metaKey: true }, { enter: true, 'shift-enter': true, none: true }],
])('says whether %s sends', (_name, keys, expected) => {
  const pressed = { ...none, ...keys }
  expect({
    enter: isSendKey(pressed, 'enter'),
    'shift-enter': isSendKey(pressed, 'shift-enter'),
    none: isSendKey(pressed, undefined),
  }).toEqual(expected)
})
