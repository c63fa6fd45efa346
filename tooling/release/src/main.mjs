// `pnpm release:check`: tests published packages as users get them. Packs and inspects each, installs all
// in an empty project, compiles it, and runs it against an API.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure, runMain } from '@mozhan/start/failure'
import { stopAll, stopOnSignals } from '@mozhan/start/processes'
import { turbo } from '@mozhan/start/turbo'
import { findPublic, packAll } from './pack.mjs'
import { installProject, project } from './project.mjs'
import { withApi } from './with-api.mjs'

await runMain(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-release-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  stopOnSignals(() => process.once('exit', remove), 130)
  try {
    const packages = findPublic()
    const filters = packages.map(({ name }) => `--filter=${name}`)
    await step(
      'publint 与 attw',
      turbo(['run', 'build', 'lint:package', ...filters, '--output-logs=errors-only']),
    )
    const tarballs = await packAll(packages, folder)
    for (const { file, files } of tarballs)
      console.log(`✓ ${path.basename(file)}，${files.length} 个文件`)
    const { node, tsc } = project(folder)
    await step('装进一个空项目', installProject(folder, tarballs))
    for (const resolution of ['nodenext', 'bundler'])
      await step(`类型（${resolution}）`, tsc(resolution))
    await withApi(async (url) => {
      await step('调用运行中的 API', node('use.ts', url))
      // Bundlers set this condition in development builds; the packages use it inside this repository.
      const condition = '--conditions=development'
      await step(`调用运行中的 API（${condition}）`, node(condition, 'use.ts', url))
    })
    return 0
  } finally {
    await stopAll()
    remove()
  }
})

/** @param {Promise<{ code: number, output: string }>} running */
async function step(name, running) {
  const { code, output } = await running
  if (code !== 0) throw new Failure(`${output}\n✗ ${name}：原因见上。`)
  console.log(`✓ ${name}`)
}
