import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { environment } from './environment.ts'

describe('process.env', () => {
  it('is not read in the middle of things', () => {
    const text = 'const a = 1\nconst b = process.env.PORT'
    expect(check(environment, 'apps/server/src/platform/http/mount.ts', text)).toEqual([2])
    expect(check(environment, 'packages/session/src/server/env-helper.ts', text)).toEqual([2])
  })

  it.each([
    'apps/web/src/env.ts',
    'packages/session/src/server/site-config.ts',
    'apps/server/src/main.ts',
    'apps/web/next.config.ts',
    'tooling/start/start.mjs',
  ])('is read in %s', (path) => {
    expect(check(environment, path, 'const b = process.env.PORT')).toEqual([])
  })
})
