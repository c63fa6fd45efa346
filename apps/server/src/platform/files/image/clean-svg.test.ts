import { HARMLESS_SVG, HOSTILE_SVGS } from '@mozhan/fixtures/svg-uploads'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { prepareImage } from './prepare-image.ts'

const clean = (text: string) => cleanSvg(Buffer.from(text)).text
const inside = (markup: string) =>
  clean(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\n$/, '')

describe('cleanSvg', () => {
  it('does not change a harmless drawing', () => {
    const drawing =
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="5%" stop-color="#fff" />' +
      '</linearGradient><clipPath id="c"><rect width="4" height="4" rx="1" /></clipPath></defs>' +
      '<style>.a > path { fill: url(#g) }</style>' +
      '<g class="a" clip-path="url(#c)" transform="rotate(4 2 2)"><path d="M0 0h4v4z" stroke-width="2" stroke-linejoin="round" />' +
      '<text x="1" text-anchor="middle" font-family="serif">汉字 <tspan>b</tspan></text></g>' +
      '<use href="#g" /><animate attributeName="opacity" from="0" to="1" dur="2s" repeatCount="indefinite" />'
    expect(inside(drawing)).toBe(drawing.replace('.a > path', '.a > path'))
  })

  it('reads the size from width and height or from the viewBox', () => {
    expect(cleanSvg(Buffer.from('<svg width="30px" height="20.4"/>'))).toMatchObject({
      width: 30,
      height: 20,
    })
    const boxed = cleanSvg(Buffer.from('<svg width="100%" viewBox="0,0 16 9"/>'))
    expect(boxed).toMatchObject({ width: 16, height: 9 })
    expect(cleanSvg(Buffer.from('<svg/>')).width).toBeUndefined()
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['<g onload="alert(1)" onclick="alert(1)"/>'],
    ['<foreignObject><p>x</p></foreignObject>'],
    ['<a href="javascript:alert(1)"><path/></a>'],
    ['<use href="https://a.test/x.svg#a"/>'],
    ['<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>'],
    ['<image href="https://a.test/x.png"/>'],
    ['<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>'],
    ['<feImage href="https://a.test/x.png"/>'],
    ['<rect fill="url(https://a.test/x)"/>'],
    ['<rect style="background:URL( https://a.test/x)"/>'],
    ['<rect style="fill:u\\72l(https://a.test/x)"/>'],
    ['<style>@import "https://a.test/x"</style>'],
    ['<style>&lt;script>alert(1)&lt;/script></style>'],
    ['<style>a{b:c}]]&gt;&lt;g onload="alert(1)"/></style>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<set attributeName="onclick" to="alert(1)"/>'],
    ['<iframe src="javascript:alert(1)"/>'],
    ['<title><img src="x" onerror="alert(1)"/></title>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['<rect xmlns="http://www.w3.org/1999/xhtml" HREF="javascript:alert(1)"/>'],
    ['<g constructor="a" __proto__="b" valueOf="c" onload="alert(1)"/>'],
    ['<![CDATA[<script>alert(1)</script>]]>'],
    ['<handler>alert(1)</handler>'],
    ['<g xml:base="https://a.test/"/>'],
  ])('neutralizes %s', (markup) => {
    const text = inside(markup)
    expect(text).not.toMatch(/<(?:script|foreignObject|a|iframe|img|handler|set)\b/i)
    expect(text).not.toMatch(/\son\w+\s*=|javascript:[^<]*"|a\.test|base=/i)
  })

  it('keeps references within the drawing, also as xlink:href', () => {
    const markup =
      '<path id="a" transform-origin="1 2" style="mix-blend-mode:multiply" /><use xlink:href="#a" /><use href="#a" />'
    expect(inside(markup)).toBe(markup)
  })

  it('reads style sheets in CDATA and does not expand entities', () => {
    expect(inside('<style><![CDATA[.a>b{fill:red}]]></style>')).toBe(
      '<style>.a>b{fill:red}</style>',
    )
    const declared =
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'
    expect(clean(declared)).toContain('<text>&#x26;x;</text>')
  })

  it.each([
    ['<svg><title><img src=x></title></svg>'],
    ['<svg><g></svg>'],
    ['<svg><title>\u0001</title></svg>'],
    ['<svg><title>&#1;</title></svg>'],
    ['<html><svg/></html>'],
    [''],
  ])('refuses %j, which browsers do not show', (source) => {
    expect(() => clean(source)).toThrow('损坏')
  })

  it('keeps embedded pictures', () => {
    const markup = '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" />'
    expect(inside(markup)).toBe(markup)
  })

  it('writes well-formed XML and is idempotent', async () => {
    const odd = clean(
      '<svg width="9" height="9" aria-label="]]&gt;"><title>a ]]&gt; &amp; &lt;</title></svg>',
    )
    expect((await sharp(Buffer.from(odd)).metadata()).width).toBe(9)
    expect(clean(odd)).toBe(odd)
  })

  it('refuses drawings that are too complex to render', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const uses = `<use href="#l${level + 1}"/>`.repeat(10)
      return `<g id="l${level}">${uses}</g>`
    })
    expect(() => inside(levels.join(''))).toThrow('过于复杂')
    expect(() => inside('<g id="a"><use href="#a"/></g>')).toThrow('过于复杂')
    expect(() => inside('<g>'.repeat(100_000))).toThrow('过于复杂')
  })

  it.each([
    ['elements', (at: number) => `<font color="${at}"><p>`],
    ['attributes', (at: number) => `<g ${at}a="" a${at}=""/>`],
    ['nothing', () => '<![CDATA[]]>'],
  ])('processes two million characters of %s in bounded time', (_, write) => {
    let markup = ''
    for (let at = 0; markup.length < 2_000_000; at += 1) markup += write(at)
    const began = performance.now()
    expect(() => inside(`${markup}</g>`)).toThrow(/过于复杂|损坏/)
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  it.each(HOSTILE_SVGS)('refuses or neutralizes $name', async ({ bytes }) => {
    const made = await prepareImage(bytes).catch((error: unknown) => String(error))
    if (typeof made === 'string') return expect(made).toContain('DomainError')
    expect(Buffer.from(made.bytes).toString()).not.toMatch(
      /<\w*:?script|\son\w+\s*=|foreignObject|href="(?!#)|@import|evil\.test|javascript:|<!|<\?/i,
    )
  })

  it('keeps the text of a harmless drawing', async () => {
    const { bytes } = await prepareImage(HARMLESS_SVG.bytes)
    const text = Buffer.from(bytes).toString()
    expect(text).toContain('架构图 &#x3C;b>')
    expect(text).toContain('>栈</text>')
  })
})
