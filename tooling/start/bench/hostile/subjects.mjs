import { Buffer } from 'node:buffer'

const { renderMarkdown, renderPlainText, toSummary } = await import(
  '../../../../packages/markdown/dist/index.js'
)

/**
 * What must take work in proportion to any text. Another one is one more line.
 * @type {import('../../../../packages/markdown/bench/growth/measure-growth.ts').Subject[]}
 */
export const subjects = [
  {
    name: '渲染',
    run: async (text) => Buffer.byteLength((await renderMarkdown(text)).html),
    maxBytes: mostHtml,
  },
  {
    name: '原文',
    run: (text) => Buffer.byteLength(renderPlainText(text).html),
    maxBytes: mostHtml,
  },
  { name: '摘要', run: (text) => Buffer.byteLength(toSummary(text)) },
]

function mostHtml(text) {
  return 64 * 1024 + 12 * Buffer.byteLength(text)
}
