/**
 * The mark of this renderer. It changes whenever the same source would give other HTML, so that
 * stored HTML with another mark is rendered again.
 */
export const RENDERER_VERSION = 'mozhan-3'

/** The mark of HTML that shows a text as it was written, since rendering it exceeded a limit. */
export const PLAIN_VERSION = `${RENDERER_VERSION} plain`

/** Whether this renderer made HTML with this mark: such HTML is safe to show and is not rendered again. */
export function isRendererVersion(mark: string | undefined): boolean {
  return mark === RENDERER_VERSION || mark === PLAIN_VERSION
}
