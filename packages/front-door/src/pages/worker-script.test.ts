import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, openSite } from '../testing/open-site.ts'
import { nameBuild } from './worker-script.ts'

afterEach(closeAll)

describe('the script of the service worker', () => {
  it('is revalidated with every visit, and sent again only when it changed', async () => {
    const site = await openSite({})
    const answer = await fetch(`${site}/sw.js`)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toMatch(/^const BUILD_ID="build-1";\n/)
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(`${site}/sw.js`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

describe('the name of a build', () => {
  it('depends on the names of its files only', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mozhan-build-'))
    const name = async (...files: string[]) => {
      for (const file of files) writeFileSync(path.join(folder, file), '')
      return nameBuild(folder)
    }
    const first = await name('b.js', 'a.js')
    expect(await name('a.js')).toBe(first)
    expect(await name('c.js')).not.toBe(first)
    rmSync(folder, { recursive: true })
  })
})
