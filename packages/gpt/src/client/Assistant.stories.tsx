import { contract } from '@mozhan/api-client/contract'
import {
  buildArticle,
  buildConversation,
  buildPage,
  buildUserInfo,
} from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockPending } from '@mozhan/api-client/mocks'
import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { RICH_ANSWER } from '../testing/answers.ts'
import { ask, seeAnswer } from '../testing/ask.ts'
import { StoryAssistant } from '../testing/StoryAssistant.tsx'
import { streamAnswer, toPieces } from '../testing/stream.ts'

const { conversation, article } = contract
const reader = buildUserInfo()
const stored = buildConversation({
  id: '7',
  content: [
    { id: 'q1', role: 'user', content: '事件循环里微任务什么时候执行？' },
    { id: 'a1', role: 'assistant', content: RICH_ANSWER },
  ],
})
const other = buildConversation({ id: '8', title: '数据库的死锁怎么排查？' })
const list = mockEndpoint(conversation.findConversations, buildPage([stored, other]))
const member = [list, mockEndpoint(conversation.getConversation, stored)]

const meta = {
  title: 'gpt/client/Assistant',
  component: StoryAssistant,
  args: { owner: VISITOR },
  parameters: { layout: 'fullscreen', msw: [streamAnswer(toPieces(RICH_ANSWER, 12))] },
} satisfies Meta<typeof StoryAssistant>
export default meta

type Story = StoryObj<typeof meta>

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.start.title)).toBeVisible()
    await expect(canvas.getByText(copy.list.empty)).toBeVisible()
  },
}

export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.start.questions[0] }))
    await seeAnswer(canvas, /依次输出/)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: copy.turn.regenerate })).toBeVisible(),
    )
    await waitFor(() => expect(document.querySelector('.code .tk-f')).not.toBeNull(), {
      timeout: 30_000,
    })
    await expect(canvas.getByRole('button', { name: '复制' })).toBeVisible()
    await waitFor(() => expect(document.querySelector('math')).not.toBeNull(), { timeout: 10_000 })
    // The first question is the title of the conversation.
    await expect(canvas.getByRole('link', { name: copy.start.questions[0] })).toBeVisible()
    await expect(canvas.getByText(/^回答完了，共 \d+ 个字$/)).toBeInTheDocument()
  },
}

export const Member: Story = {
  args: { owner: reader.uid, currentId: '7' },
  parameters: { session: reader, msw: member },
  play: async ({ canvas }) => {
    await seeAnswer(canvas, /依次输出/)
    await expect(await canvas.findByRole('link', { name: stored.title })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Dark: Story = { ...Member, globals: { scheme: 'dark' } }

export const AboutArticle: Story = {
  args: { articleId: '9' },
  parameters: {
    msw: [
      mockEndpoint(article.getArticle, buildArticle({ id: '9', title: '读写锁的三种写法' })),
      streamAnswer(['写锁要等所有读锁。']),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '读写锁的三种写法' })
    await expect(link).toHaveAttribute('href', '/article/9')
    await userEvent.click(canvas.getByRole('button', { name: copy.start.aboutQuestions[0] }))
    await seeAnswer(canvas, '写锁要等所有读锁。')
    await expect(canvas.getByRole('link', { name: '读写锁的三种写法' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: copy.subject.remove })).toBeNull()
  },
}

export const ArticleMissing: Story = {
  args: { articleId: '9' },
  parameters: { msw: [mockFailure(article.getArticle, 404, '文章不存在')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.subject.missing)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.subject.remove }))
    await expect(canvas.queryByText(copy.subject.missing)).toBeNull()
  },
}

export const ArticleUnreadable: Story = {
  args: { owner: reader.uid, currentId: '7' },
  parameters: {
    session: reader,
    msw: [
      list,
      mockEndpoint(article.getArticle, buildArticle({ id: '9', title: '读写锁的三种写法' })),
      mockEndpoint(conversation.getConversation, {
        ...stored,
        articleId: '9',
        content: [
          { id: 'q1', role: 'user', content: '这篇文章讲了什么？' },
          { id: 'a1', role: 'assistant', content: '读写锁的三种写法。' },
          { id: 'q2', role: 'user', content: '第二种呢？' },
          { id: 'a2', role: 'assistant', content: '我读不到它了。', isWithoutArticle: true },
        ],
      }),
      streamAnswer(['还是读不到。'], { begin: { isWithoutArticle: true } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.turn.withoutArticle)).toBeVisible()
    await expect(canvas.getByText(copy.subject.missing)).toBeVisible()
    await ask(canvas, '第三种呢？')
    await seeAnswer(canvas, '还是读不到。')
    // It is shown once.
    await expect(canvas.getAllByText(copy.turn.withoutArticle)).toHaveLength(1)
  },
}

export const EditAndVersions: Story = {
  parameters: { msw: [streamAnswer(['回答。'])] },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await canvas.findByText('回答。')
    await userEvent.click(await canvas.findByRole('button', { name: copy.turn.edit }))
    const field = canvas.getByRole('textbox', { name: copy.turn.editLabel })
    await userEvent.clear(field)
    await userEvent.type(field, '什么是读写锁？')
    await userEvent.click(canvas.getByRole('button', { name: copy.turn.resend }))
    await expect(await canvas.findByText('2 / 2')).toBeVisible()
    await expect(canvas.queryByText('什么是锁？', { selector: 'p' })).toBeNull()
    const back = canvas.getByRole('button', { name: copy.turn.previous })
    await waitFor(() => expect(back).toBeEnabled())
    await userEvent.click(back)
    await expect(await canvas.findByText('什么是锁？', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText('1 / 2')).toBeVisible()
  },
}

/** The page says before a question that there is no language model, and offers what the site has. */
export const NoLanguageModel: Story = {
  parameters: {
    msw: [
      mockEndpoint(conversation.getAssistant, { model: '站内检索', isLanguageModel: false }),
      mockEndpoint(article.listHotArticles, [
        buildArticle({ id: '9', title: '读写锁的三种写法' }),
        buildArticle({ id: '10', title: '事件循环里的微任务' }),
      ]),
      streamAnswer(['站内文章：读写锁的三种写法']),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.start.noModel)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '读写锁的三种写法' }))
    await seeAnswer(canvas, '站内文章：读写锁的三种写法')
  },
}

export const NoLanguageModelDark: Story = {
  ...NoLanguageModel,
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
}

/** A model that thinks: the answer has begun, and has no text yet. */
export const Thinking: Story = {
  parameters: {
    msw: [streamAnswer(['好'], { gate: { after: 0, opened: new Promise(() => {}) } })],
  },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await waitFor(() => expect(document.querySelector('[data-running]')).not.toBeNull())
    await expect(canvas.getByText(copy.turn.waiting)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.stop }))
    await expect(await canvas.findByText(copy.turn.stopped)).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: { msw: [mockPending(conversation.chat)] },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await expect(await canvas.findByText(copy.turn.waiting)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.stop }))
    await expect(await canvas.findByText(copy.turn.unanswered)).toBeVisible()
  },
}

export const Phone: Story = {
  args: { owner: reader.uid, currentId: '7' },
  parameters: { session: reader, msw: member },
  globals: { viewport: { value: 'phone' } },
}
