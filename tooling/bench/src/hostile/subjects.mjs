import { Buffer } from 'node:buffer'

import { importSource } from '@mozhan/test-site/import-source'

const markdown = await importSource('packages/markdown/dist/index.js')
const { renderMarkdown, renderPlainText, toSummary } = markdown
const { parseQuery } = await importSource('apps/server/src/platform/search/parse-query.ts')
const { toIndexedText } = await importSource('apps/server/src/platform/search/indexed-text.ts')
const { markPassage } = await importSource('apps/server/src/platform/search/passage.ts')
const { rankTexts } = await importSource('apps/server/src/platform/search/rank-texts.ts')
const { splitFrontMatter } = await importSource('apps/server/src/commands/import/front-matter.ts')
const { showEmoji } = await importSource('apps/server/src/platform/text/show-emoji.ts')

/** Maximum size of a parsed query for a text of any length, in bytes. */
const MAX_QUERY = 64 * 1024

/**
 * Functions that must take linear time.
 * @type {import('../../../../packages/markdown/bench/growth/measure-growth.ts').Subject[]}
 */
export const subjects = [
  {
    name: '渲染',
    run: async (text) => Buffer.byteLength((await renderMarkdown(text)).html),
    maxBytes: maxHtml,
  },
  {
    name: '原文',
    run: (text) => Buffer.byteLength(renderPlainText(text).html),
    maxBytes: maxHtml,
  },
  { name: '摘要', run: (text) => Buffer.byteLength(toSummary(text)) },
  { name: '搜索的问题', run: (text) => sizeOf(parseQuery(text)), maxBytes: () => MAX_QUERY },
  { name: '搜索的打分', run: (text) => rankTexts([toText(text)], parseQuery(text)).length },
  { name: '搜索的摘录', run: (text) => Buffer.byteLength(markPassage([text], parseQuery(text))) },
  {
    name: '索引',
    run: (text) => sizeOf(toIndexedText({ searchText: text, mdContent: text, toc: [{ text }] })),
    maxBytes: maxHtml,
  },
  { name: '导入的文件头', run: (text) => sizeOf(splitFrontMatter(`---\n${text}\n---\n${text}`)) },
  { name: '表情', run: (text) => Buffer.byteLength(showEmoji(text)) },
]

function toText(text) {
  return { type: 0, id: '1', title: text.slice(0, 255), headings: text, body: text, code: text }
}

function sizeOf(value) {
  return Buffer.byteLength(JSON.stringify(value))
}

function maxHtml(text) {
  return 64 * 1024 + 12 * Buffer.byteLength(text)
}
