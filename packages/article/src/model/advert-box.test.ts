import { buildAdvert } from '@mozhan/api-client/fixtures'
import { expect, it } from 'vitest'
import { toAdvertBox } from './advert-box.ts'

it.each(['/column/1', 'https://docs.example.test/x'])('links to %s', (advertUrl) => {
  expect(toAdvertBox(buildAdvert({ advertUrl })).href).toBe(advertUrl)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '//evil.test',
  '/\\evil.test',
  'data:text/html,x',
])('does not link to %s', (advertUrl) => {
  expect(toAdvertBox(buildAdvert({ advertUrl })).href).toBeUndefined()
})
