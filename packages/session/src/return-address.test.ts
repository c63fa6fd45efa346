import { describe, expect, it } from 'vitest'
import { loginHref } from './addresses.ts'
import { encodeReturnAddress, MAX_RETURN_ADDRESS } from './return-address.ts'

const SITE = 'https://blog.test'
const cut = (address: string) => {
  const encoded = encodeReturnAddress(address)
  expect(encoded.length).toBeLessThanOrEqual(MAX_RETURN_ADDRESS)
  return decodeURIComponent(encoded)
}

describe('encodeReturnAddress', () => {
  it('keeps an address that fits', () => {
    const address = `${SITE}/user?tab=h&key=${'a'.repeat(6800)}`
    expect(cut(address)).toBe(address)
    expect(cut('/user?key=C%2B%2B#结果')).toBe('/user?key=C%2B%2B#结果')
  })

  it.each([
    ['a query of 8,000 characters', 'a'.repeat(8000)],
    ['1,400 Chinese characters', encodeURIComponent('数'.repeat(1400))],
    ['a query of 100,000 characters', '%'.repeat(100_000)],
  ])('keeps the path and all parameters that fit, with %s', (_, key) => {
    expect(cut(`${SITE}/user?tab=h&key=${key}&page=2#list`)).toBe(`${SITE}/user?tab=h&page=2`)
    expect(cut(`/user?key=${key}`)).toBe('/user')
  })

  it('drops the hash first', () => {
    expect(cut(`${SITE}/user?tab=h#${'a'.repeat(8000)}`)).toBe(`${SITE}/user?tab=h`)
  })

  it('falls back to the home page where the path is too long', () => {
    expect(cut(`${SITE}/${'a'.repeat(8000)}?tab=h`)).toBe(`${SITE}/`)
    expect(cut(`/${'a'.repeat(8000)}`)).toBe('/')
  })

  it('keeps the login address below 8,000 characters', () => {
    const currentUrl = `${SITE}/user?key=${'数'.repeat(2000)}`
    const loginSiteUrl = `https://login.example.test/${'a'.repeat(500)}`
    const href = loginHref({ loginSiteUrl, currentUrl }, { expired: true })
    expect(href.length).toBeLessThan(8000)
  })
})
