/** A text with every Markdown feature of an article. */
export const SAMPLE = `# 事务隔离级别

数据库用**隔离级别**回答一个问题：*并发的事务之间*能看见什么。本文用 \`PostgreSQL\` 演示，参考[官方文档](https://www.postgresql.org/docs/)。

## 四种级别

1. 读未提交
2. 读已提交
3. 可重复读
4. 可串行化

- [x] 准备数据
- [ ] 写下结论

> 选择级别，就是在正确与吞吐之间选择。

| 级别 | 脏读 | 不可重复读 |
| --- | :-: | ---: |
| 读已提交 | 否 | 是 |
| 可重复读 | 否 | 否 |

## 一个例子

\`\`\`sql
BEGIN ISOLATION LEVEL REPEATABLE READ;
SELECT balance FROM account WHERE id = 1;
COMMIT;
\`\`\`

设冲突的概率为 $p$，重试 $n$ 次后失败的概率：

$$
P = p^{n}
$$

并发3~5个，延迟10~20毫秒。这个**参数（timeout）**必须设置。
`

/** A text of about so many characters, with sections of ordinary length. */
export function buildLongText(characters: number): string {
  const sections: string[] = []
  let length = 0
  for (let number = 1; length < characters; number += 1) {
    const section = `## 第 ${number} 节

${'事务提交之前，其他会话看不见它写下的内容；提交之后能不能看见，由隔离级别决定。'.repeat(4)}这里有**重点（${number}）**、\`code${number}\` 和[链接](https://example.test/${number})。

- 第一条：读已提交在每条语句开始时取快照
- 第二条：可重复读在第一条语句时取快照

\`\`\`java
public int size${number}() {
    return rows.size();
}
\`\`\`

| 列 | 值 |
| --- | --- |
| ${number} | $x_${number}$ |
`
    sections.push(section)
    length += section.length
  }
  return sections.join('\n')
}
