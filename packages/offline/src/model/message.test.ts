import { expect, it } from 'vitest'
import { parseMessage } from './message.ts'

it.each([{ kind: 'keep', path: '/article/18' }, { kind: 'forget' }, { kind: 'takeOver' }])(
  'accepts %o',
  (message) => {
    expect(parseMessage(message)).toEqual(message)
  },
)

it.each([
  undefined,
  null,
  'keep',
  { kind: 'erase' },
  { kind: 'keep' },
  { kind: 'keep', path: '/user' },
  { kind: 'keep', path: '/article/18/own' },
  { kind: 'keep', path: '/article/edit' },
  { kind: 'keep', path: 'https://elsewhere.test/article/18' },
])('rejects %o', (message) => {
  expect(parseMessage(message)).toBeUndefined()
})
