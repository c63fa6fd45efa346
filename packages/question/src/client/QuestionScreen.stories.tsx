import { type Answer, contract } from '@mozhan/api-client/contract'
import { buildAnswer, buildQuestion, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockPending } from '@mozhan/api-client/mocks'
import { RENDERER_VERSION, renderMarkdown } from '@mozhan/markdown'
import { FeedLayout, Page, SideSection } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { type AnswerRow, toAnswers } from '../model/answer-thread.ts'
import { toQuestionDetail } from '../model/question-detail.ts'
import { toQuestionRow } from '../model/question-row.ts'
import { QuestionBody } from '../view/QuestionBody.tsx'
import { QuestionHeader } from '../view/QuestionHeader.tsx'
import { TitleList } from '../view/TitleList.tsx'
import { AnswerSection } from './AnswerSection.tsx'
import { BodyEnhancer } from './BodyEnhancer.tsx'
import { QuestionActions } from './QuestionActions.tsx'
import { QuestionFacts } from './QuestionFacts.tsx'

const LAN = { userId: '11', nickName: '阿岚', userImage: null }
const ZHOU = { userId: '12', nickName: '小舟', userImage: null }
const GU = { userId: '13', nickName: '顾长安', userImage: null }

const TEXT = `线上的 \`orders\` 表每天写入两百万行，\`payload\` 是 **jsonb**。报表要按 \`payload->>'channel'\` 过滤：

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

interface Shown {
  question: ReturnType<typeof toQuestionDetail>
  html: string
  answers: AnswerRow[]
}

const question = buildQuestion({
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
  // What stands below is built first, and is younger.
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

/** The same ids each time, as on a server. */
async function buildTree(): Promise<Answer[]> {
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

const { listAnswers, createAnswer, deleteAnswer, acceptAnswer, updateAnswer, setThumb } =
  contract.answer
const stateOf = (isOwner: boolean) =>
  mockEndpoint(contract.question.getState, { isThumb: false, isCollect: false, isOwner })
const noDraft = [
  mockFailure(contract.draft.getDraft, 404, '草稿不存在'),
  mockEndpoint(contract.draft.saveDraft, { id: 'answer-1', revision: 1 }),
  mockEndpoint(contract.draft.deleteDraft, null),
]
const memberOf = (person: typeof LAN) => ({
  ...buildUserInfo(),
  uid: person.userId,
  nickName: person.nickName,
})
const list = (tree: () => Promise<Answer[]> = buildTree) => mockEndpoint(listAnswers, tree)

const meta = {
  title: 'question/client/QuestionScreen',
  component: AnswerSection,
  args: { askerId: LAN.userId, first: [] },
  parameters: { layout: 'fullscreen', path: '/question/1' },
  loaders: [
    async () => {
      const [{ html }, tree] = await Promise.all([renderMarkdown(TEXT), buildTree()])
      return { html, answers: toAnswers(tree), question: toQuestionDetail(question) }
    },
  ],
  render: ({ first }, { loaded, parameters }) => {
    // The loader above gives these.
    const shown = loaded as unknown as Shown
    return (
      <Page>
        <FeedLayout
          aside={
            <SideSection title={copy.question.sameLabel('PostgreSQL')}>
              <TitleList
                questions={['连接池该开多大', '分区表的主键怎么选'].map((title, at) =>
                  toQuestionRow(buildQuestion({ id: String(at + 5), title })),
                )}
              />
            </SideSection>
          }
          asideLabel={copy.question.aside}
        >
          <QuestionFacts id="1" isSolved={parameters.isOpen !== true}>
            <QuestionHeader question={shown.question} />
            <QuestionBody html={shown.html} />
            <QuestionActions title={shown.question.title} likes={24} collects={9} />
            <AnswerSection
              askerId={LAN.userId}
              first={parameters.isEmpty === true ? first : shown.answers}
            />
          </QuestionFacts>
          <BodyEnhancer />
        </FeedLayout>
      </Page>
    )
  },
} satisfies Meta<typeof AnswerSection>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.login.text)).toBeVisible()
    await expect(canvas.getByText(copy.answers.accepted)).toBeVisible()
    const answers = canvas.getAllByRole('article')
    await expect(answers[0]).toHaveAttribute('data-accepted')
  },
}

export const Empty: Story = { parameters: { isEmpty: true, isOpen: true } }

export const Asker: Story = {
  parameters: { session: memberOf(LAN), msw: [stateOf(true), list(), ...noDraft] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: copy.actions.reopen })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: copy.answers.accept })).toBeVisible()
  },
}

export const Accept: Story = {
  parameters: {
    isOpen: true,
    session: memberOf(LAN),
    msw: [stateOf(true), list(), mockEndpoint(acceptAnswer, null), ...noDraft],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(copy.question.solved)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: copy.answers.accept }))
    await expect(await canvas.findByText(copy.question.solved)).toBeVisible()
  },
}

export const Reopen: Story = {
  parameters: {
    session: memberOf(LAN),
    msw: [stateOf(true), list(), mockEndpoint(contract.question.reopenQuestion, null), ...noDraft],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.actions.reopen }))
    await waitFor(() => expect(canvas.queryByText(copy.answers.accepted)).toBeNull())
    await expect(canvas.getByRole('button', { name: copy.actions.solve })).toBeVisible()
  },
}

export const WriteAnswer: Story = {
  parameters: {
    isEmpty: true,
    isOpen: true,
    session: memberOf(ZHOU),
    msw: [stateOf(false), list(), mockEndpoint(createAnswer, null), ...noDraft],
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: copy.write.send })
    await userEvent.click(send)
    await expect(await canvas.findByText(copy.write.missing)).toBeVisible()
    const field = await canvas.findByRole('textbox', { name: copy.write.label })
    await userEvent.click(field)
    await userEvent.keyboard('建表达式索引')
    await userEvent.click(send)
    await expect(await canvas.findByText(copy.answers.accepted)).toBeVisible()
  },
}

export const WriteFails: Story = {
  parameters: {
    isOpen: true,
    session: memberOf(ZHOU),
    msw: [
      stateOf(false),
      list(),
      mockFailure(createAnswer, 500, '系统繁忙，请稍后再试'),
      ...noDraft,
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: copy.write.label })
    await userEvent.click(field)
    await userEvent.keyboard('这段话不能丢')
    await userEvent.click(canvas.getByRole('button', { name: copy.write.send }))
    await expect(await canvas.findByText(/系统繁忙/)).toBeVisible()
    await expect(canvas.getByText('这段话不能丢')).toBeVisible()
  },
}

export const NothingIsSentTwice: Story = {
  parameters: {
    session: memberOf(ZHOU),
    msw: [stateOf(false), list(), mockPending(createAnswer), ...noDraft],
  },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: copy.answers.reply })
    if (!open) throw new Error('nothing to reply to')
    await userEvent.click(open)
    const field = await canvas.findByRole('textbox', { name: /^回复 / })
    await userEvent.type(field, '只发一次')
    await userEvent.dblClick(canvas.getByRole('button', { name: copy.write.sendReply }))
    await expect(canvas.getByRole('button', { name: copy.write.sendingReply })).toBeDisabled()
    await expect(field).toHaveValue('只发一次')
  },
}

export const DeleteOwn: Story = {
  parameters: {
    session: memberOf(ZHOU),
    msw: [stateOf(false), list(), mockEndpoint(deleteAnswer, null), ...noDraft],
  },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: copy.answers.remove })
    if (!open) throw new Error('no own answer')
    await userEvent.click(open)
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    const [again] = canvas.getAllByRole('button', { name: copy.answers.remove })
    if (!again) throw new Error('no own answer')
    await expect(again).toHaveFocus()
    await userEvent.click(again)
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: copy.confirm.yes }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}

export const EditOwn: Story = {
  parameters: {
    session: memberOf(ZHOU),
    msw: [stateOf(false), list(), mockEndpoint(updateAnswer, null), ...noDraft],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.answers.edit }))
    await userEvent.click(await canvas.findByRole('button', { name: copy.write.save }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: copy.write.save })).toBeNull())
  },
}

export const VoteRefused: Story = {
  parameters: {
    session: memberOf(ZHOU),
    msw: [stateOf(false), list(), mockFailure(setThumb, 999, '回答不存在'), ...noDraft],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: copy.answers.vote('31') })
    await userEvent.click(button)
    await expect(await canvas.findByText('回答不存在')).toBeVisible()
    await expect(button).toHaveAccessibleName(copy.answers.vote('31'))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
