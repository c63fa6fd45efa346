// @vitest-environment node
import { expect, it } from 'vitest'
import { provideEntities } from './entities.ts'

it('reads character references where there is no document', () => {
  provideEntities()
  const element = document.createElement('i')
  element.innerHTML = '&hellip;'
  expect(element.textContent).toBe('…')
  element.innerHTML = '&nosuch;'
  expect(element.textContent).toBe('&nosuch;')
})
