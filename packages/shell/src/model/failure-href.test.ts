import { describe, expect, it } from 'vitest'
import { failureHref } from './failure-href.ts'

describe('failureHref', () => {
  it('leads on where the server signed a failure', () => {
    expect(failureHref('failure;eyJj.x_-y')).toBe('/internal/failure?f=eyJj.x_-y')
  })

  it.each([undefined, '', '2841907331', 'x failure;y'])('nowhere for %s', (digest) => {
    expect(failureHref(digest)).toBeUndefined()
  })
})
