import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isDataScript } from '../next/data-script.ts'
import { createPolicy, loginSourceOf } from './csp.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = createPolicy({ ownScripts: ['boot()'], isDataScript })
const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(policyOf(html, '/'))?.[1]

describe('createPolicy', () => {
  it('allows calls to the login site and to no other site', () => {
    const login = loginSourceOf('https://login.example.com/account')
    const policy = createPolicy({ ownScripts: [], connectOrigins: [login] })('', '/')
    expect(policy).toContain("; connect-src 'self' https://login.example.com; ")
    expect(loginSourceOf(':4100')).toBe('*:4100')
  })

  it('allows known scripts of a document by their hashes', () => {
    const data = 'self.__next_f.push([1,"a\\n\\u003cp>"])'
    const start = '(self.__next_f=self.__next_f||[]).push([0])'
    const html = `<script>boot()</script><script src="/a.js"></script><script id="_R_">${start}</script><script>${data}</script>`
    expect(scriptsOf(html)).toBe(
      `'self' ${[hashOf('boot()'), hashOf(start), hashOf(data)].join(' ')}`,
    )
  })

  it.each([
    'alert(1)',
    'boot();alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)//"])',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a".concat(alert(1))])',
    'self.__next_f.push([1,`a`])',
    'self.__next_f.push([1,"a"][alert(1)])',
  ])('allows no injected script: %s', (script) => {
    expect(scriptsOf(`<p><script>${script}</script></p>`)).toBe("'self'")
  })

  it('allows inline styles only on the page that draws diagrams', () => {
    const policyAt = createPolicy({ ownScripts: [], diagramsPath: '/internal/diagrams' })
    const styleAt = (url: string) => /style-src ([^;]*)/.exec(policyAt('', url))?.[1]
    expect(styleAt('/article/1')).toBe("'self'")
    expect(styleAt('/internal/diagrams')).toBe("'self' 'unsafe-inline'")
    expect(styleAt('/internal/diagrams?x=1')).toBe("'self' 'unsafe-inline'")
    expect(styleAt('/internal/diagrams/x')).toBe("'self'")
    expect(styleAt('/article/1?/internal/diagrams')).toBe("'self'")
  })

  it('requires Trusted Types with only the default policy', () => {
    const policy = policyOf('', '/')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toMatch(/; trusted-types default(;|$)/)
  })

  it('never allows unsafe-inline scripts', () => {
    expect(scriptsOf('<script>alert(1)</script>')).not.toContain('unsafe')
  })

  it('adds no hashes of data blocks', () => {
    expect(scriptsOf('<script type="application/ld+json">{"@type":"Article"}</script>')).toBe(
      "'self'",
    )
  })
})
