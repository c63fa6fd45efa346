import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  clearStorage()
})

/** Clears cookies and storage, so that tests are independent. */
function clearStorage() {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: pages read and write cookies here
    document.cookie = `${pair.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  localStorage.clear()
  sessionStorage.clear()
}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})
