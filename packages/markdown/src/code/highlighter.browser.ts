import type { HighlightedLine } from './highlighted-line.ts'

/** Browsers show a preview without colours: the grammars are worth more than a megabyte. */
export async function highlight(): Promise<HighlightedLine[] | undefined> {
  return undefined
}
