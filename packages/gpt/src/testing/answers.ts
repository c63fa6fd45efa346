/** An answer with every kind of Markdown block. */
export const RICH_ANSWER = `**微任务**在当前回调结束之后、下一个宏任务开始之前全部执行完。

1. 执行一个宏任务
2. 清空微任务队列，期间新加入的也在其中
3. 需要时渲染

\`\`\`ts
setTimeout(() => console.log('宏任务'))
queueMicrotask(() => console.log('微任务'))
console.log('同步')
\`\`\`

| 来源 | 队列 |
| --- | --- |
| \`setTimeout\` | 宏任务 |
| \`Promise.then\` | 微任务 |

所以上面依次输出“同步”“微任务”“宏任务”。若有 $n$ 个微任务，它们的代价是 $O(n)$。

> 站内的文章《[事件循环](/article/1)》有更多例子。
`

/** An answer of paragraphs, lists and code blocks, without a final line break. */
export function longAnswer(paragraphs: number): string {
  return Array.from({ length: paragraphs }, (_, index) => {
    const n = index + 1
    if (n % 9 === 0) return `\`\`\`ts\nexport const value${n} = ${n}\n\`\`\``
    if (n % 5 === 0) return `- 第 ${n} 条的第一点\n- 第 ${n} 条的第二点`
    return `第 ${n} 段：一段话里有**强调**、\`code\` 与[链接](https://example.com/${n})，不长也不短，读起来刚好。`
  }).join('\n\n')
}
