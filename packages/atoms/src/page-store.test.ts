import { afterEach, expect, it, vi } from 'vitest'
import { getPageStore } from './page-store.ts'

afterEach(() => vi.unstubAllGlobals())

it('is one store in a browser', () => {
  expect(getPageStore()).toBe(getPageStore())
})

it('is a new store for each render on the server', () => {
  vi.stubGlobal('window', undefined)
  expect(getPageStore()).not.toBe(getPageStore())
})
