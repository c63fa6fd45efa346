import type { Answer } from '@mozhan/api-client/contract'
import { buildAnswer, buildQuestion, buildUserInfo } from '@mozhan/api-client/fixtures'
import { RENDERER_VERSION, renderMarkdown } from '@mozhan/markdown'

export const LAN = { userId: '11', nickName: '阿岚', userImage: null }
export const ZHOU = { userId: '12', nickName: '小舟', userImage: null }
const GU = { userId: '13', nickName: '顾长安', userImage: null }

/** Session of a user. */
export const memberOf = ({ userId, nickName }: typeof LAN) => ({
  ...buildUserInfo(),
  uid: userId,
  nickName,
})

export const TEXT = `线上的 \`orders\` 表每天写入两百万行，\`payload\` 是 **jsonb**。报表要按 \`payload->>'channel'\` 过滤：

\`\`\`sql
SELECT count(*) FROM orders WHERE payload ->> 'channel' = 'app';
\`\`\`

- 期望：几百毫秒内返回；
- 实际：顺序扫描，40 秒；
- 试过：给整个 \`payload\` 建 GIN，写入慢了三成。`

const GOOD = `不要给整个 \`jsonb\` 建 GIN，**只索引你过滤的那个键**：

\`\`\`sql
CREATE INDEX CONCURRENTLY orders_channel ON orders ((payload ->> 'channel'));
\`\`\`

表达式索引是普通的 B-tree，写入的代价小一个数量级。`

export const question = buildQuestion({
  ...LAN,
  id: '1',
  title: 'PostgreSQL 的 jsonb 字段该不该建 GIN 索引？写多读少的表怎么取舍',
  viewCount: 862,
  thumhup: 24,
  collectCount: 9,
  labelIds: ['21', '22'],
  labelList: [
    { id: '21', name: 'PostgreSQL' },
    { id: '22', name: '数据库' },
  ],
  createDate: '2026-11-26T02:00:00Z',
  updateDate: '2026-11-26T02:00:00Z',
})

let ids = 100
const answer = (who: typeof LAN, overrides: object, children: Answer[] = []): Answer => {
  // Replies are built first, and get later dates.
  ids += 1
  const createDate = new Date(Date.UTC(2026, 10, 26, 9, -ids)).toISOString()
  return {
    ...buildAnswer({
      id: String(ids),
      ...who,
      questionId: '1',
      htmlVersion: RENDERER_VERSION,
      createDate,
      updateDate: createDate,
      ...overrides,
    }),
    children,
  }
}
const reply = (who: typeof LAN, text: string, children: Answer[] = []) =>
  answer(who, { htmlContent: text, htmlVersion: null, mdContent: null, thumhup: 0 }, children)

/** Builds the answers with the same ids in every call. */
export async function buildTree(): Promise<Answer[]> {
  const good = await renderMarkdown(GOOD)
  ids = 100
  return [
    answer(GU, { thumhup: 31, isAccepted: true, mdContent: GOOD, htmlContent: good.html }, [
      reply(LAN, '正是我要的，从 40 秒到 80 毫秒。', [reply(GU, '记得 ANALYZE 一次。')]),
    ]),
    answer(ZHOU, {
      thumhup: 4,
      mdContent: '如果会按很多键过滤，`jsonb_path_ops` 比默认的操作符类小得多。',
      htmlContent:
        '<p>如果会按很多键过滤，<code>jsonb_path_ops</code> 比默认的操作符类小得多。</p>',
    }),
    answer(
      GU,
      {
        isDeleted: true,
        thumhup: 0,
        htmlContent: null,
        mdContent: null,
        nickName: '',
        userId: null,
      },
      [reply(ZHOU, '这个版本在 12 里已经修复了。')],
    ),
  ]
}
