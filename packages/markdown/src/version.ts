/**
 * The mark of this renderer. It changes whenever the same source would give other HTML, so that
 * stored HTML with another mark is rendered again.
 */
export const RENDERER_VERSION = 'mozhan-3'

/** The mark of HTML that shows a text as it was written, since rendering it exceeded a limit. */
export const PLAIN_VERSION = `${RENDERER_VERSION} plain`

/**
 * Whether HTML was made by this version of the renderer. Such HTML is sanitised and need not be rendered again.
 * @param mark that was stored with the HTML; undefined where there is none
 * @returns true for `RENDERER_VERSION` and `PLAIN_VERSION`
 * @example
 * ```ts
 * import { isRendererVersion, RENDERER_VERSION } from '@mozhan/markdown'
 *
 * isRendererVersion(RENDERER_VERSION) // true
 * ```
 */
export function isRendererVersion(mark: string | undefined): boolean {
  return mark === RENDERER_VERSION || mark === PLAIN_VERSION
}
