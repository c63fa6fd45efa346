import { useLateEffect } from './use-late-effect.ts'

export interface EnhancedOptions {
  /** Looked up in the browser, when there is time. */
  find: () => HTMLElement | null
  /** Fetches what enhances it, when there is time; that returns what takes it back. */
  load: () => Promise<(element: HTMLElement) => () => void>
  /** Another text is enhanced anew, an empty one not at all. */
  text: string
}

/** Brings to a text what works in it (copy buttons, diagrams) once the page has nothing better to do. */
export function useEnhanced({ find, load, text }: EnhancedOptions): void {
  useLateEffect(async () => {
    const element = text === '' ? null : find()
    if (!element) return
    const enhance = await load()
    return () => enhance(element)
  }, text)
}
