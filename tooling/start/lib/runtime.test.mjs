import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repo.mjs'
import { isNewEnough, NODE_MAJOR, OLDEST_NODE } from './runtime.mjs'

it.each([
  ['20.20.2', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

it('uses the versions of the repository', () => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8')
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${OLDEST_NODE.join('.')}`)
  expect(read('.nvmrc').trim()).toBe(String(NODE_MAJOR))
})
