import { expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { editedExports } from './edited-exports.ts'
import { fileLength } from './file-length.ts'

const path = 'packages/ui/src/index.ts'

it('exports are named one by one', () => {
  expect(check(editedExports, path, "export { a } from './a.ts'\nexport * from './b.ts'")).toEqual([
    2,
  ])
  expect(check(editedExports, path, "export * as z from 'zod'")).toEqual([])
})

it('files have a maximum length', () => {
  expect(check(fileLength, path, 'a()\n'.repeat(250))).toEqual([])
  expect(check(fileLength, path, 'a()\n'.repeat(251))).toEqual([251])
  expect(
    check(fileLength, 'apps/server/src/commands/seed/demo/texts.ts', 'a()\n'.repeat(400)),
  ).toEqual([])
})
