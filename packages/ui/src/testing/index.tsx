import {
  type RenderOptions,
  type RenderResult,
  render as renderPlain,
} from '@testing-library/react'
import type { ReactElement } from 'react'
import { UiProvider } from '../client/UiProvider.tsx'

/** Testing Library's render, inside the provider that islands have in the site. */
export function render(ui: ReactElement, options?: Omit<RenderOptions, 'wrapper'>): RenderResult {
  return renderPlain(ui, { ...options, wrapper: UiProvider })
}
