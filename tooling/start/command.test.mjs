import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

it.each([
  ['backup', '请说明放在哪个文件夹', 1],
  ['restore', '请说明放在哪个文件夹', 1],
  ['import-articles', '请给出要导入的文件夹', 2],
])('%s says what it needs to know', (name, sentence, code) => {
  const [program, ...args] = scripts[name].split(' ')
  const { status, stderr, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  expect(stdout + stderr).toContain(sentence)
  expect(status).toBe(code)
})
