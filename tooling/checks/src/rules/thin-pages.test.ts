import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { thinPages } from './thin-pages.ts'

const page = 'apps/web/src/app/(site)/article/[id]/page.tsx'

describe('pages', () => {
  it('compose components', () => {
    expect(check(thinPages, page, 'export default () => <ArticlePage id="1" />')).toEqual([])
  })

  it('render no elements and load no data', () => {
    const text = "const a = fetch('/api')\nexport default () => <div><ArticlePage /></div>"
    expect(check(thinPages, page, text)).toEqual([1, 2])
  })

  it('have at most 25 lines', () => {
    expect(check(thinPages, page, 'a()\n'.repeat(25))).toEqual([])
    expect(check(thinPages, page, 'a()\n'.repeat(26))).toEqual([26])
  })

  it('exclude layouts', () => {
    expect(check(thinPages, 'apps/web/src/app/layout.tsx', 'const a = <html />')).toEqual([])
  })
})
