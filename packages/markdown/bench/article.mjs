const CODE = {
  java: `@Service\npublic class OrderService {\n  private final Map<Long, Order> cache = new ConcurrentHashMap<>();\n\n  /** 先读缓存，再读库 */\n  @Transactional(readOnly = true)\n  public Optional<Order> find(long id) {\n    Order order = cache.get(id);\n    if (order == null) {\n      order = repository.findById(id).orElse(null);\n      if (order != null) cache.put(id, order);\n    }\n    return Optional.ofNullable(order);\n  }\n}`,
  typescript: `interface Page<T> {\n  records: T[]\n  total: number\n}\n\nexport async function load<T>(url: string, signal?: AbortSignal): Promise<Page<T>> {\n  const response = await fetch(\`\${url}?size=20\`, { signal })\n  if (!response.ok) throw new Error('failed: ' + response.status) // 由上层处理\n  return response.json() as Promise<Page<T>>\n}`,
  go: `func worker(ctx context.Context, jobs <-chan Job, out chan<- Result) {\n\tfor {\n\t\tselect {\n\t\tcase <-ctx.Done():\n\t\t\treturn\n\t\tcase job, ok := <-jobs:\n\t\t\tif !ok {\n\t\t\t\treturn\n\t\t\t}\n\t\t\tout <- Result{ID: job.ID, Value: job.Run()}\n\t\t}\n\t}\n}`,
  python: `def chunks(items: list[int], size: int):\n    """按固定大小切分"""\n    for start in range(0, len(items), size):\n        yield items[start : start + size]\n\n\nif __name__ == "__main__":\n    print([sum(c) for c in chunks(list(range(100)), 7)])`,
  sql: `SELECT u.id, u.nick_name, COUNT(*) AS articles\nFROM article a\nJOIN sys_user u ON u.id = a.user_id\nWHERE a.status = 2 AND a.create_date > '2024-01-01'\nGROUP BY u.id, u.nick_name\nHAVING COUNT(*) > 3\nORDER BY articles DESC\nLIMIT 20;`,
  rust: `fn main() -> Result<(), Box<dyn Error>> {\n    let text = fs::read_to_string("data.txt")?;\n    let words: HashMap<&str, usize> = text\n        .split_whitespace()\n        .fold(HashMap::new(), |mut map, word| {\n            *map.entry(word).or_insert(0) += 1;\n            map\n        });\n    println!("{} 个词", words.len()); // 去重以后\n    Ok(())\n}`,
  cpp: `template <typename T, std::size_t N>\nclass RingBuffer {\n public:\n  bool push(T value) {\n    const auto next = (head_ + 1) % N;\n    if (next == tail_.load(std::memory_order_acquire)) return false;\n    items_[head_] = std::move(value);\n    head_ = next;\n    return true;\n  }\n\n private:\n  std::array<T, N> items_{};  // 固定大小\n  std::size_t head_ = 0;\n  std::atomic<std::size_t> tail_{0};\n};`,
  bash: `#!/usr/bin/env bash\nset -euo pipefail\n\nfor host in "\${HOSTS[@]}"; do\n  echo "部署到 $host"\n  ssh "$host" 'systemctl restart app' || exit 1\ndone | tee -a deploy.log`,
  vue: `<script setup lang="ts">\nimport { ref, computed } from 'vue'\nconst count = ref(0)\nconst double = computed(() => count.value * 2)\n</script>\n\n<template>\n  <button class="counter" @click="count += 1">{{ double }}</button>\n</template>`,
  yaml: `services:\n  web:\n    image: nginx:1.27\n    ports: ["80:80"]\n    environment:\n      - LEVEL=info # 日志级别\n    depends_on:\n      api: { condition: service_healthy }`,
}

const PARAGRAPH =
  '事务的隔离级别决定了一个事务能看到其他事务的哪些修改。**读已提交**允许在两次读取之间看到新的值，而*可重复读*不允许；' +
  '它们的差别在 `SELECT` 的快照何时建立。详见 [官方文档](https://docs.example.test/isolation) 与 https://example.test/mvcc。' +
  '在高并发下，延迟从 10~20 毫秒上升到 100 毫秒以上，往往不是锁本身，而是*等待锁的队列*太长。'

const TABLE =
  '| 隔离级别 | 脏读 | 不可重复读 | 幻读 |\n| --- | --- | --- | --- |\n| 读未提交 | 可能 | 可能 | 可能 |\n' +
  '| 读已提交 | 不会 | 可能 | 可能 |\n| 可重复读 | 不会 | 不会 | 可能 |\n| 串行化 | 不会 | 不会 | 不会 |'

/** An article of about 20 KB of UTF-8 with ten code blocks, a table, lists and formulas. */
export function buildArticle() {
  const parts = ['# 隔离级别与等待队列', PARAGRAPH]
  for (let section = 1; section <= 10; section += 1) {
    const languages = Object.keys(CODE).slice(0, 5)
    const language = languages[section % languages.length]
    parts.push(
      `## 第 ${section} 节：观察与假设`,
      PARAGRAPH,
      `其中 $W = \\frac{1}{\\mu - \\lambda}$ 是平均等待时间。`,
    )
    parts.push(
      '- 先量后改\n- 每次只改一处\n- 记下结果',
      `\`\`\`${language}\n${CODE[language]}\n\`\`\``,
    )
    if (section % 3 === 0) parts.push(TABLE, `> ${PARAGRAPH}`)
    parts.push(PARAGRAPH, PARAGRAPH)
  }
  return parts.join('\n\n')
}

/** An article of about 200 KB of UTF-8 with sixty code blocks in ten languages, a realistic maximum. */
export function buildLongArticle() {
  const languages = Object.keys(CODE)
  const parts = ['# 从锁到队列：一份完整的笔记', PARAGRAPH]
  for (let section = 0; section < 60; section += 1) {
    const language = languages[section % languages.length]
    const code = [CODE[language], CODE[language]].join('\n\n')
    parts.push(`## 第 ${section + 1} 节：${language} 里的写法`, ...Array(5).fill(PARAGRAPH))
    parts.push(`\`\`\`${language}\n${code}\n\`\`\``)
    if (section % 4 === 0) parts.push(TABLE, `> ${PARAGRAPH}`)
    parts.push(
      '- 先量后改\n- 每次只改一处\n- 记下结果',
      `其中 $W_{${section}} = \\frac{1}{\\mu - \\lambda}$。`,
    )
    parts.push(PARAGRAPH)
  }
  return parts.join('\n\n')
}
