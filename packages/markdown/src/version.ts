/**
 * Version of the renderer. It changes whenever the same source would result in other HTML, so that
 * stored HTML of another version is rendered again.
 */
export const RENDERER_VERSION = 'mozhan-5'

/** Version of HTML that shows a text as written because rendering exceeded a limit. */
export const PLAIN_VERSION = `${RENDERER_VERSION} plain`

/**
 * Whether HTML was made by this version of the renderer. Such HTML is sanitised and need not be rendered again.
 * @param mark the version stored with the HTML; undefined if there is none
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
