import type { Highlight } from './highlighted-line.ts'

/** No highlighting in browsers unless `highlight` is given, because the grammars have more than a megabyte. */
export const highlight: Highlight = async () => undefined
