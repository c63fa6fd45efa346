export type {
  Highlight,
  HighlightBudget,
  HighlightedLine,
  HighlightedToken,
} from './code/highlighted-line.ts'
export { isPictureAddress, type PictureAddressOptions } from './picture-address.ts'
export { renderMarkdown } from './render.ts'
export { renderForPage } from './render-for-page.ts'
export { renderPlainText } from './render-plain-text.ts'
export { cutText } from './text/cut-text.ts'
export { toSummary } from './to-summary.ts'
export type {
  RenderedBlock,
  RenderedMarkdown,
  RenderOptions,
  ResolvedImage,
  TocEntry,
} from './types.ts'
export { isRendererVersion, PLAIN_VERSION, RENDERER_VERSION } from './version.ts'
