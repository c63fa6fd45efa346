/** Inputs that once took minutes or gigabytes, or crashed the process. */

const wideTable = (columns, rows) => {
  const cells = (cell, count) => `${`|${cell}`.repeat(count)}|\n`
  return cells('a', columns) + cells('-', columns) + '|a\n'.repeat(rows)
}
const fence = (language, code) => `\`\`\`${language}\n${code}\n\`\`\`\n`

/** @type {Record<string, { kind: 'article' | 'comment' | 'search', text: string }>} */
export const hostileInputs = {
  '标题（a⏎=⏎）40 KB': { kind: 'article', text: 'a\n=\n'.repeat(10_000) },
  '宽表格 72 KB': { kind: 'article', text: wideTable(3000, 20_000) },
  '评论里的宽表格 5 KB': { kind: 'comment', text: wideTable(300, 1100).slice(0, 5000) },
  '星号 200 KB': { kind: 'article', text: `${'*'.repeat(100_000)}a${'*'.repeat(100_000)}` },
  '难高亮的 C++ 196 KB': { kind: 'article', text: fence('cpp', 'a<'.repeat(98_000)) },
  '难高亮的 TSX 100 KB': { kind: 'article', text: fence('tsx', 'a<'.repeat(50_000)) },
  'www. 200 KB': { kind: 'article', text: 'www.'.repeat(50_000) },
  '公式 200 KB': { kind: 'article', text: '$a$ '.repeat(50_000) },
  '实体 200 KB': { kind: 'article', text: '&amp;'.repeat(40_000) },
  '链接引用 200 KB': { kind: 'article', text: `${'[a] '.repeat(50_000)}\n\n[a]: /x` },
  一行五千格: { kind: 'article', text: wideTable(5000, 1) },
  搜索一千个单字: {
    kind: 'search',
    text: `${[...'的了是在有和'].join(' ')} `.repeat(167).slice(0, 2000),
  },
  '搜索 %_': { kind: 'search', text: '%_'.repeat(1000) },
}
