import { expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { retiredNames } from './retired-names.ts'

const at = (text: string, file = 'packages/gpt/src/model/turn.ts') =>
  check(retiredNames(['talk']), file, text)

it('finds a retired word in an identifier, once for each name', () => {
  expect(at('let TALK_LIMIT = 1\nfunction openTalk() {}\nopenTalk()')).toEqual([1, 2])
  expect(at('let stalk = 1\nlet talkative = stalk')).toEqual([])
})

it('finds a retired word in the name of a file', () => {
  expect(at('', 'packages/gpt/src/model/read-talk.ts')).toEqual([1])
  expect(at('', 'packages/gpt/src/model/stalk.ts')).toEqual([])
})

it('ignores comments and strings', () => {
  expect(at("// talk\nconst a = 'talk'")).toEqual([])
})
