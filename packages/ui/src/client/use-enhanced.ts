import { useIdleEffect } from './use-idle-effect.ts'

export interface EnhancedOptions {
  /** Finds the element, when the browser is idle. */
  find: () => HTMLElement | null
  /** Loads and applies the enhancement, when the browser is idle; returns its cleanup. */
  load: () => Promise<(element: HTMLElement) => () => void>
  /** Changes with the text; an empty one is not enhanced. */
  text: string
}

/** Enhances a rendered text (copy buttons, diagrams) when the browser is idle. */
export function useEnhanced({ find, load, text }: EnhancedOptions): void {
  useIdleEffect(async () => {
    const element = text === '' ? null : find()
    if (!element) return
    const enhance = await load()
    return () => enhance(element)
  }, text)
}
