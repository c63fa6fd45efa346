/**
 * The mark of this renderer. It changes whenever the same source would give other HTML, so that
 * stored HTML with another mark is rendered again.
 */
export const RENDERER_VERSION = 'mozhan-3'
