import {
  type RenderOptions,
  type RenderResult,
  render as renderPlain,
} from '@testing-library/react'
import { Provider } from 'jotai/react'
import type { ReactElement, ReactNode } from 'react'
import { UiProvider } from '../client/UiProvider.tsx'

/** Testing Library's render, within the providers of the site, with a separate atom store. */
export function render(ui: ReactElement, options?: Omit<RenderOptions, 'wrapper'>): RenderResult {
  return renderPlain(ui, { ...options, wrapper: Providers })
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider>
      <UiProvider>{children}</UiProvider>
    </Provider>
  )
}
