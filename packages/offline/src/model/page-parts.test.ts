import { expect, it } from 'vitest'
import { LIMITS } from './caches.ts'
import { findParts } from './page-parts.ts'

const HTML = `<!doctype html><html><head>
<link rel="stylesheet" href="/_next/static/chunks/0a.css" data-precedence="next"/>
<script src="/_next/static/chunks/0b~.js" async=""></script>
<title>一&amp;二 - 墨栈 | 微博客</title><meta property="og:title" content="一&amp;二 &lt;三&gt;"/>
</head><body><img alt="" class="cover" src="/files/a.webp?w=1&amp;h=2"/><img src="data:image/png;base64,AA"/>
<img src="https://pictures.test/b.png" alt=""/><img src="/files/a.webp?w=1&amp;h=2"/>
<script>self.__next_f.push([1,"3:I[1,[\\"/_next/static/chunks/0c.js\\",\\"/_next/static/chunks/0b~.js\\"]]"])</script>
<script>(globalThis["TURBOPACK"]||[]).push({"otherChunks":["static/chunks/0d.js"],"runtimeModuleIds":[1]})</script></body></html>`

it('finds the title, the files in tags and data, and each picture once', () => {
  expect(findParts(HTML)).toEqual({
    title: '一&amp;二 &lt;三&gt;',
    files: ['0a.css', '0b~.js', '0c.js', '0d.js'].map((name) => `/_next/static/chunks/${name}`),
    pictures: ['/files/a.webp?w=1&h=2', 'https://pictures.test/b.png'],
  })
})

it('falls back to the title element', () => {
  expect(findParts('<title>甲</title>').title).toBe('甲')
  expect(findParts('').title).toBe('')
})

it('limits the pictures of one article', () => {
  const many = Array.from({ length: 99 }, (_, index) => `<img src="/files/${index}.webp">`)
  expect(findParts(many.join('')).pictures).toHaveLength(LIMITS.picturesPerArticle)
})
