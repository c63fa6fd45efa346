export { Background, type BackgroundOptions } from './background.ts'
export { BlockView, type PlacedBlock } from './block-view.ts'
export { copyText } from './copy-text.ts'
export { enhanceMarkdown } from './enhance-markdown.ts'
