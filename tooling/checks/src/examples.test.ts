import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Example, examplesIn } from './examples.ts'
import { readPublished } from './published.ts'
import { Source } from './source.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const tsc = path.join(root, 'node_modules/.bin/tsc')
const files = [...readPublished(root).keys()]
const folders = Map.groupBy(files, (file) => file.split('/', 2).join('/'))

describe('the examples in the comments of', () => {
  it.for([...folders])('%s compile', { timeout: 60_000 }, async ([folder, sources]) => {
    const examples = sources.flatMap((file) =>
      examplesIn(new Source(file, readFileSync(path.join(root, file), 'utf8'))),
    )
    expect(examples.length).toBeGreaterThan(0)
    expect(await compile(path.join(root, folder), examples)).toBe('')
  })
})

it('finds an example that does not compile', { timeout: 60_000 }, async () => {
  const text = `/**\n * @example\n * \`\`\`ts\n * import { nothing } from '@mozhan/atoms'\n * \`\`\`\n */\nexport const a = 1`
  const output = await compile(
    path.join(root, 'packages/atoms'),
    examplesIn(new Source('a.ts', text)),
    'wrong',
  )
  expect(output).toMatch(/a-2\.ts.*nothing/)
})

/** Compiles examples as modules of the package, which import it by name. @returns the output of the compiler */
async function compile(folder: string, examples: Example[], name = 'examples'): Promise<string> {
  const target = path.join(folder, '.results', name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const { name, text } of examples) writeFileSync(path.join(target, name), text)
  const options = { jsx: 'react-jsx', lib: ['es2024', 'dom', 'dom.iterable'] }
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: options,
    include: ['*'],
    exclude: [],
  }
  writeFileSync(path.join(target, 'tsconfig.json'), JSON.stringify(config))
  const run = promisify(execFile)(tsc, ['-p', target, '--pretty', 'false'], { cwd: target })
  return run.then(
    () => '',
    ({ stdout }) => String(stdout),
  )
}
