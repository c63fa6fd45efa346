import { expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { narrowContext } from './narrow-context.ts'

const path = 'apps/server/src/domains/article/commands.ts'
const at = (text: string, file = path) => check(narrowContext, file, text)

it('functions and classes do not take the whole platform', () => {
  expect(at('function save(context: Platform, id: string) {}')).toEqual([1])
  expect(at('function save({ db }: Platform) {}')).toEqual([1])
  expect(at('class Names {\n  #context: ConversationContext\n}')).toEqual([2])
  expect(at('const save = (\n  context: Platform,\n) => {}')).toEqual([2])
})

it('functions that name the fields, and routers, are allowed', () => {
  expect(at("function save(context: Pick<Platform, 'db'>) {}")).toEqual([])
  expect(at('function routes({ mount }: Router<ConversationContext>) {}')).toEqual([])
  expect(at('interface ConversationContext extends Platform {}')).toEqual([])
  expect(at('function run(context: Platform) {}', 'apps/server/src/jobs.ts')).toEqual([])
})
