import { type Answer, contract } from '@mozhan/api-client/contract'
import { buildAnswer, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { Page } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { toAnswerPart } from '../model/answer-part.ts'
import { answerAnchor } from '../routes.ts'
import { ZHOU } from '../testing/question.ts'
import { AnswerSection } from './AnswerSection.tsx'
import { QuestionFacts } from './QuestionFacts.tsx'

const { listAnswers, listReplies, getAnswer } = contract.answer
const more = '点击加载更多'
const text = /^第 \d+ 个$/

const node = (id: number, changes: Partial<Answer> = {}): Answer => ({
  ...buildAnswer({
    ...{ ...ZHOU, id: String(id), questionId: '1', thumhup: 0 },
    mdContent: `第 ${id} 个`,
    htmlContent: `<p>第 ${id} 个</p>`,
    htmlVersion: RENDERER_VERSION,
    createDate: new Date(Date.UTC(2026, 10, 20, 0, id)).toISOString(),
    ...changes,
  }),
  children: changes.children ?? [],
})
const replyTo = (id: number, changes: Partial<Answer> = {}) =>
  node(id, { parentId: '1', htmlContent: `第 ${id} 条`, htmlVersion: undefined, ...changes })

/** Forty answers on two pages. */
const partAt = (cursor: string | undefined) => {
  const from = cursor === undefined ? 1 : 21
  const part = Array.from({ length: 20 }, (_, at) => node(from + at))
  return from === 21 ? part : [...part.slice(0, -1), { ...node(20), next: '21', total: 40 }]
}

const meta = {
  title: 'question/client/AnswerParts',
  component: AnswerSection,
  args: { askerId: '11', first: toAnswerPart(partAt(undefined)) },
  parameters: {
    layout: 'fullscreen',
    path: '/question/1',
    msw: [
      mockEndpoint(listAnswers, ({ query }) =>
        query?.at === undefined ? partAt(query?.cursor) : [node(Number(query.at))],
      ),
    ],
  },
  decorators: [
    (Story) => (
      <Page>
        <QuestionFacts id="1" isSolved={false}>
          <Story />
        </QuestionFacts>
      </Page>
    ),
  ],
} satisfies Meta<typeof AnswerSection>
export default meta

type Story = StoryObj<typeof meta>

/** After the last page the button is removed, and the first new answer has the focus. */
export const PartByPart: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: copy.answers.title('40') })).toBeVisible()
    canvas.getByRole('button', { name: more }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('第 40 个')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
    await expect(canvasElement.querySelector('ol > li:nth-child(21)')).toHaveFocus()
    await expect(canvas.getAllByText(text)).toHaveLength(40)
  },
}

export const MoreFails: Story = {
  parameters: { msw: [mockFailure(listAnswers, 999, '请稍后再试')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await expect(
      await canvas.findByRole('button', { name: '没有加载成功，再试一次' }),
    ).toHaveFocus()
    await expect(canvas.getAllByText(text)).toHaveLength(20)
  },
}

/** The address names an answer of a later page. */
export const LinkedOnLaterPage: Story = {
  beforeEach: () => {
    location.hash = answerAnchor('35')
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.answers.linked)).toBeVisible()
    const [linked] = canvas.getAllByText(text)
    await expect(linked).toHaveTextContent('第 35 个')
    await expect(linked?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  },
}

const WITH_MANY_REPLIES = node(1, {
  children: Array.from({ length: 10 }, (_, at) => replyTo(101 + at)),
  ...{ childCount: 12, childNext: 'a110', total: 1 },
})

export const ManyReplies: Story = {
  args: { first: toAnswerPart([WITH_MANY_REPLIES]) },
  parameters: { msw: [mockEndpoint(listReplies, [replyTo(111), replyTo(112)])] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.answers.moreReplies(9) }))
    await userEvent.click(canvas.getByRole('button', { name: copy.answers.moreReplies(2) }))
    await expect(await canvas.findByText('第 112 条')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^还有/ })).toBeNull()
  },
}

const LONG = '很长的一个回答。'.repeat(200)
const CUT = node(1, { htmlContent: undefined, mdContent: LONG, isCut: true })

/** A long answer arrives truncated. The editor loads the full text. */
export const LongAnswer: Story = {
  args: { first: toAnswerPart([CUT]) },
  parameters: {
    session: { ...buildUserInfo(), uid: ZHOU.userId },
    msw: [
      mockEndpoint(listAnswers, [CUT]),
      mockEndpoint(getAnswer, node(1, { mdContent: `${LONG}到这里结束。` })),
      mockEndpoint(contract.question.getState, {
        isThumb: false,
        isCollect: false,
        isOwner: false,
      }),
      mockFailure(contract.draft.getDraft, 404, '草稿不存在'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.answers.whole })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: copy.answers.edit }))
    await expect(await canvas.findByText(/到这里结束。$/)).toBeInTheDocument()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
