import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('has a script that removes the worker when it is turned off', () => {
  const script = readFileSync(
    fileURLToPath(import.meta.resolve('@mozhan/offline/removal.js')),
    'utf8',
  )
  expect(script).toContain('unregister')
  expect(script).not.toContain('respondWith')
})
