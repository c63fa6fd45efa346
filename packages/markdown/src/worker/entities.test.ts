// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { provideEntities } from './entities.ts'

function read(scope: Partial<typeof globalThis>, reference: string) {
  const element = scope.document?.createElement('i')
  if (!element) throw new Error('no document')
  element.innerHTML = reference
  return element.textContent
}

it('decodes character references without a document', () => {
  const scope: Partial<typeof globalThis> = {}
  provideEntities(scope)
  expect(read(scope, '&hellip;')).toBe('…')
  expect(read(scope, '&nosuch;')).toBe('&nosuch;')
})

it('does not replace an existing document', () => {
  const scope = { document }
  provideEntities(scope)
  expect(scope.document).toBe(document)
})
