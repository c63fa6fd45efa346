import { describe, expect, it } from 'vitest'
import { failureHref } from './failure-href.ts'

describe('failureHref', () => {
  it('leads to the error page for a failure signed by the server', () => {
    expect(failureHref('failure;eyJj.x_-y')).toBe('/internal/failure?f=eyJj.x_-y')
  })

  it.each([undefined, '', '2841907331', 'x failure;y'])('is undefined for %s', (digest) => {
    expect(failureHref(digest)).toBeUndefined()
  })
})
