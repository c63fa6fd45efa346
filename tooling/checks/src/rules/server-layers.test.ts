import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { serverLayers } from './server-layers.ts'

const at = (file: string, specifier: string) =>
  check(serverLayers, `apps/server/src/${file}`, `import type { A } from '${specifier}'`)

describe('the layers of the server', () => {
  it('let platform import platform only', () => {
    expect(at('platform/http/router.ts', '../db/client.ts')).toEqual([])
    expect(at('platform/http/router.ts', 'hono')).toEqual([])
    expect(at('platform/http/router.ts', '../../domains/message/index.ts')).toEqual([1])
    expect(at('platform/http/router.ts', '../../commands/seed/seed.ts')).toEqual([1])
    expect(at('platform/http/router.ts', '../../login-site/app.ts')).toEqual([1])
    expect(at('platform/http/router.ts', '../../context.ts')).toEqual([1])
  })

  it('let domains import the platform, and each other through index.ts', () => {
    expect(at('domains/article/commands.ts', '../../platform/db/client.ts')).toEqual([])
    expect(at('domains/article/commands.ts', './queries.ts')).toEqual([])
    expect(at('domains/article/commands.ts', '../message/index.ts')).toEqual([])
    expect(at('domains/article/commands.ts', '../message/notices.ts')).toEqual([1])
    expect(at('domains/archive/importers/column.ts', '../../column/queries.ts')).toEqual([1])
    expect(at('domains/article/commands.ts', '../../context.ts')).toEqual([1])
    expect(at('domains/article/commands.ts', '../../commands/import/main.ts')).toEqual([1])
    expect(at('domains/article/commands.ts', '../../login-site/app.ts')).toEqual([1])
  })

  it('let the login site import domains and platform', () => {
    expect(at('login-site/sign-in.ts', '../domains/auth/commands.ts')).toEqual([])
    expect(at('login-site/site.ts', '../platform/http/origin.ts')).toEqual([])
    expect(at('login-site/site.ts', '../context.ts')).toEqual([1])
    expect(at('login-site/site.ts', '../commands/seed/seed.ts')).toEqual([1])
  })

  it('let commands open a context, and not start the server', () => {
    expect(at('commands/open-context.ts', '../context.ts')).toEqual([])
    expect(at('commands/seed/seed.ts', '../../domains/search/reindex.ts')).toEqual([])
    expect(at('commands/import/main.ts', '../../server.ts')).toEqual([1])
    expect(at('commands/import/main.ts', '../../login-site/app.ts')).toEqual([1])
  })

  it('let the files beside the folders import everything', () => {
    expect(at('context.ts', './domains/message/increment-revisions.ts')).toEqual([])
    expect(at('server.ts', './login-site/app.ts')).toEqual([])
  })

  it('apply to imported types and worker modules', () => {
    const inPlatform = (text: string) =>
      check(serverLayers, 'apps/server/src/platform/workers/workers.ts', text)
    expect(inPlatform("type A = typeof import('../../domains/share/draw-task.ts')")).toEqual([1])
    expect(inPlatform("new URL('../../domains/share/draw-task.ts', import.meta.url)")).toEqual([1])
    expect(inPlatform("new URL('../text/text-tasks.ts', import.meta.url)")).toEqual([])
  })

  it('refuse a folder that is no layer', () => {
    expect(check(serverLayers, 'apps/server/src/utils/text.ts', 'export const a = 1')).toEqual([1])
  })

  it('do not apply to unit tests', () => {
    expect(at('domains/auth/reserved-name.test.ts', '../../config.ts')).toEqual([])
  })
})
