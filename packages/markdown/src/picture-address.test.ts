import { describe, expect, it } from 'vitest'
import { isPictureAddress } from './picture-address.ts'
import { renderMarkdown } from './render.ts'

const siteUrl = 'https://blog.test:8443'

describe('isPictureAddress', () => {
  it.each([
    '/files/image/2026/11/a.webp',
    '/files/图.png?w=640#x',
    '/files/%E5%9B%BE.png',
    '/files/a/100%25.png',
    '/files/a..b/..c.png',
    'https://blog.test:8443/files/a.png',
    'https://cdn.test/a/../b.png',
    'HTTP://cdn.test',
    'https://blog.test.cdn.test/internal',
  ])('may be %s', (address) => {
    expect(isPictureAddress(address, { siteUrl })).toBe(true)
  })

  it.each([
    '',
    '/internal/expired?to=/c',
    '/files',
    '/files/',
    '/files/../internal/expired',
    '/files/%2e%2e/internal/expired',
    '/files/.%2E/internal/expired',
    '/files/%252e%252e/internal/expired',
    '/files/%25252525252e%25252525252e/x',
    '/files/a/..%2f..%2finternal',
    '/files/..;/internal',
    '/files/./a',
    '/files/%2e/a',
    '/files//internal',
    '/files/..\\internal',
    '/files/%5c..%5cinternal',
    '/files/%c0%ae%c0%ae/x',
    '/files/.\t./internal',
    '/files/.%09./internal',
    '/FILES/a.png',
    '//blog.test/internal',
    '//cdn.test/a.png',
    '/\\cdn.test/a.png',
    'a.png',
    '../internal',
    '?to=/c',
    '#a',
    'https:/internal/expired',
    'https:internal/expired',
    'https:\\\\blog.test\\internal',
    'ht\ntps://blog.test/internal',
    ' https://blog.test/internal',
    'https://blog.test/internal/expired?to=/c',
    'http://blog.test/internal/expired',
    'https://BLOG.test./internal/expired',
    'https://b%6Cog.test/internal/expired',
    'https://user:word@blog.test/internal',
    'https://blog.test/files/../internal',
    'https://blog.test/files/%2e%2e/internal',
    'https://blog.test?/files/a.png',
    'https://',
    'data:image/png;base64,AAAA',
    'blob:https://blog.test/1',
    'javascript:alert(1)',
    'upload:a1',
  ])('may not be %j', (address) => {
    expect(isPictureAddress(address, { siteUrl })).toBe(false)
  })
})

describe('picture in a text', () => {
  it.each([
    '![名字](/internal/expired?to=/c)',
    '![名字](/files/%2e%2e/internal/expired)',
    '![名字](//blog.test/internal/expired)',
    '![名字](https://blog.test/internal/expired)',
    '![名字](a.png)',
    '<img src="/internal/expired" alt="名字">',
    '![名字][a]\n\n[a]: /internal/expired',
  ])('that may not be loaded is its alternative text: %s', async (source) => {
    const { html, images } = await renderMarkdown(source, { siteUrl })
    expect(html).toContain('名字')
    expect(html).not.toContain('<img')
    expect(images).toEqual([])
  })

  it('is checked by the address that the caller resolved', async () => {
    const resolveImage = () => ({ src: '/internal/expired' })
    const { html } = await renderMarkdown('![名字](/files/a.png)', { siteUrl, resolveImage })
    expect(html).toBe('<p>名字</p>')
  })
})
