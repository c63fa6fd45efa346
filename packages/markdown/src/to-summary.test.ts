import { describe, expect, it } from 'vitest'
import { cutText } from './text/cut-text.ts'
import { toSummary } from './to-summary.ts'

describe('a summary', () => {
  it.each([
    ['HTML with its content', '前<div>中</div>后', '前后'],
    ['tags that pages do not show', '前<font color="red">红</font><button>点</button>后', '前后'],
    ['scripts', '前<script>alert(1)</script>后<style>a{}</style>', '前后'],
    ['blocks of HTML', '<center>中</center>\n\n<style>\na{}\n</style>\n\n后', '后'],
    [
      'frames',
      '<iframe src="https://x.test"></iframe>\n<video src="a"></video>\n前\n\n后',
      '前\n后',
    ],
    ['comments', '前<!-- 注 -->后', '前后'],
    ['fenced code', '前\n\n```bash\n# 安装依赖\n```\n\n~~~\n## 不是标题\n~~~\n\n后', '前\n后'],
    ['heading lines', '# 一\n\n二\n====\n\n三', '三'],
    ['numbered lines', '前\n\n1. 一\n2) 二\n\n后', '前\n后'],
    ['numbered lines within a paragraph', '前\n1、一\n2、二\n后', '前后'],
    ['numbers in brackets', '（1）一\n(2) 二\n3）三\n\n（四）四\n\n后', '后'],
    ['numbers in circles', '① 一\n⑵ 二\n❸ 三\n4️⃣ 四\n\n后', '后'],
    ['numbers with full-width dots', '1．一\n2.二\n\n**3、** 三\n\n后', '后'],
    ['Chinese numbers', '一、引言\n\n十二、结尾\n\n后', '后'],
    ['pictures', '前![图](https://x.test/a(1).png "t")后', '前后'],
    ['pictures with brackets', "前![图[1]](<https://x.test/a b.png> 't')后", '前后'],
    ['badges', '[![构建](https://x.test/b.svg)](https://x.test/ci) 前', '前'],
    [
      'code in lists and quotes',
      '- 前\n\n    ```js\n    a()\n    ```\n\n> ```js\n> b()\n\n后',
      '前\n后',
    ],
    ['notes and where links lead', '前[文][a]后[^1]\n\n[a]: https://x.test\n\n[^1]: 注', '前文后'],
    ['tables and formulas', '前\n\n| 甲 |\n| - |\n| 乙 |\n\n$$\na^2\n$$\n\n后', '前\n后'],
    [
      'HTML across paragraphs',
      '前\n\n<details>\n\n中 **中**\n\n</details>\n\n后<br>后',
      '前\n后后',
    ],
    ['titles of notices', '::: tip 标题\n前\n:::\n\n> [!NOTE]\n> 后', '前\n后'],
    ['blank lines', '前\n\n\n\n\n后', '前\n后'],
    ['emphasis', '**粗**和*斜*与~~删~~ __粗__', '粗和斜与删 粗'],
  ])('leaves out %s', (_, source, expected) => {
    expect(toSummary(source)).toBe(expected)
  })

  it.each([
    '当 a < b 且 c > d 时成立',
    '10.5 秒内完成',
    '1、2 两章要先读',
    '一、二线城市',
    '2024、2025 两年',
    '第一条是这样',
    '泛型 List<String> 很常用',
    '#标签 很好',
    '2 * 3 * 4 与 snake_case_name',
    '并发3~5个',
    '2024 年的总结',
  ])('keeps %s', (source) => {
    expect(toSummary(source)).toBe(source)
  })

  it('never splits an emoji', () => {
    const summary = toSummary(`${'数'.repeat(79)}🎉后文`, 80)
    expect(summary).toBe(`${'数'.repeat(79)}🎉`)
    expect(() => encodeURIComponent(summary)).not.toThrow()
    expect(cutText('👨‍👩‍👧‍👦家', 1)).toBe('👨‍👩‍👧‍👦')
    expect(cutText('\ud83c', 1)).toBe('\ufffd')
    expect(cutText('很长的标题', 4, '…')).toBe('很长的…')
  })

  it('never splits a character reference', () => {
    expect(toSummary('R&amp;D &lt;span&gt; C++', 3)).toBe('R&D')
    expect(toSummary('&constructor; &#0; &#xD800; x')).toBe('&constructor; \ufffd \ufffd x')
  })

  it('joins wrapped Chinese lines as the page does', () => {
    expect(toSummary('事务的隔离级\n别有四种\nhello\nworld')).toBe(
      '事务的隔离级别有四种 hello world',
    )
  })
})
