import { expect, it } from 'vitest'
import { asTooMany } from './too-many.ts'

const page = (text: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
})

it('sets the status 429 of a page that reports a rate limit', () => {
  const answer = asTooMany(
    page('<main><div data-retry-after="40"><p>请 40 秒后再试</p></div></main>'),
  )
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
})

it('ignores the mark in text, scripts and other answers', () => {
  const speaking = [
    page('<p>&lt;div data-retry-after=&quot;40&quot;&gt;</p>'),
    page('<script>self.__next_f.push([1,"<div data-retry-after=\\"40\\">"])</script>'),
    page('{"data-retry-after":"40"}', 'text/x-component'),
    page('<div data-retry-after="40">', 'text/plain'),
    { ...page('<div data-retry-after="40">'), status: 404 },
  ]
  for (const answer of speaking) expect(asTooMany(answer)).toBe(answer)
})
