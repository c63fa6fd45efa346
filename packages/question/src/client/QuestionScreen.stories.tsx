import { type Answer, contract } from '@mozhan/api-client/contract'
import { buildQuestion } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockPending } from '@mozhan/api-client/mocks'
import { BodyEnhancer, ContentActions } from '@mozhan/content/client'
import { renderMarkdown } from '@mozhan/markdown'
import { questionPage } from '@mozhan/routes'
import { FeedLayout, Page, SideSection, TitleLinks } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { type AnswerPart, toAnswerPart } from '../model/answer-part.ts'
import { toQuestionDetail } from '../model/question-detail.ts'
import { toQuestionRow } from '../model/question-row.ts'
import { buildTree, LAN, memberOf, question, TEXT, ZHOU } from '../testing/question.ts'
import { BODY_ID, QuestionBody } from '../view/QuestionBody.tsx'
import { QuestionHeader } from '../view/QuestionHeader.tsx'
import { AnswerSection } from './AnswerSection.tsx'
import { AskerTools } from './AskerTools.tsx'
import { QuestionFacts } from './QuestionFacts.tsx'
import { SolvedMark } from './SolvedMark.tsx'

interface Shown {
  question: ReturnType<typeof toQuestionDetail>
  html: string
  answers: AnswerPart
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
const list = (tree: () => Promise<Answer[]> = buildTree) => mockEndpoint(listAnswers, tree)

const meta = {
  title: 'question/client/QuestionScreen',
  component: AnswerSection,
  args: { askerId: LAN.userId, first: { answers: [] } },
  parameters: { layout: 'fullscreen', path: '/question/1' },
  loaders: [
    async () => {
      const [{ html }, tree] = await Promise.all([renderMarkdown(TEXT), buildTree()])
      return { html, answers: toAnswerPart(tree), question: toQuestionDetail(question) }
    },
  ],
  render: ({ first }, { loaded, parameters }) => {
    // Set by the loader above.
    const shown = loaded as unknown as Shown
    return (
      <Page>
        <FeedLayout
          aside={
            <SideSection title={copy.question.sameLabel('PostgreSQL')}>
              <TitleLinks
                hrefFor={(id) => questionPage.href({ id })}
                items={['连接池该开多大', '分区表的主键怎么选'].map((title, at) =>
                  toQuestionRow(buildQuestion({ id: String(at + 5), title })),
                )}
              />
            </SideSection>
          }
          asideLabel={copy.question.aside}
        >
          <QuestionFacts id="1" isSolved={parameters.isOpen !== true}>
            <QuestionHeader question={shown.question} mark={<SolvedMark />} />
            <QuestionBody html={shown.html} />
            <ContentActions
              kind="question"
              id={shown.question.id}
              title={shown.question.title}
              likes={24}
              collects={9}
              label={copy.question.actions}
              ownerTools={<AskerTools />}
            />
            <AnswerSection
              askerId={LAN.userId}
              first={parameters.isEmpty === true ? first : shown.answers}
            />
          </QuestionFacts>
          <BodyEnhancer bodyId={BODY_ID} />
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
    await waitFor(() => expect(canvas.queryByText('建表达式索引')).not.toBeInTheDocument())
  },
}

export const WriteTooOften: Story = {
  parameters: {
    isOpen: true,
    session: memberOf(ZHOU),
    msw: [
      stateOf(false),
      list(),
      mockFailure(createAnswer, 429, '操作过于频繁，请 40 秒后再试'),
      mockFailure(contract.draft.saveDraft, 429, '操作过于频繁，请 40 秒后再试'),
      ...noDraft,
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: copy.write.label })
    await userEvent.click(field)
    await userEvent.keyboard('这段回答不能丢')
    await userEvent.click(canvas.getByRole('button', { name: copy.write.send }))
    await expect(await canvas.findByText(/请 40 秒后再试/)).toBeVisible()
    await expect(canvas.getByText('这段回答不能丢')).toBeVisible()
    await expect(await canvas.findByText('草稿已保存在本机')).toBeVisible()
  },
}

export const DoubleClickSendsOnce: Story = {
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
    await userEvent.click(within(dialog).getByRole('button', { name: '确定删除' }))
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
