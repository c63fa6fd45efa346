import { contract } from '@mozhan/api-client/contract'
import { buildSearchHit, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EMPTY_DRAFT } from '../../model/question-draft.ts'
import { copy } from './copy.ts'
import { QuestionEditor } from './QuestionEditor.tsx'

const GROUPS = [
  {
    id: 'a',
    name: '前端',
    labels: ['HTML', 'CSS', 'JavaScript', 'TypeScript', 'Vue.js', 'React'].map((name, at) => ({
      id: String(at + 1),
      name,
    })),
  },
  { id: 'b', name: '数据库', labels: [{ id: '20', name: 'MySQL' }] },
]
const { getDraft, saveDraft, deleteDraft } = contract.draft
const { createQuestion } = contract.question
const session = { ...buildUserInfo(), uid: '11' }
const { recommend } = contract.search
const NETWORK = [
  mockEndpoint(recommend, []),
  mockFailure(getDraft, 404, '草稿不存在'),
  mockEndpoint(saveDraft, { id: 'd1', revision: 1 }),
  mockEndpoint(deleteDraft, null),
  mockEndpoint(createQuestion, '42'),
]

const meta = {
  title: 'question/client/QuestionEditor',
  component: QuestionEditor,
  parameters: { layout: 'fullscreen', session, path: '/question/edit', msw: NETWORK },
  args: { owner: '11', initial: EMPTY_DRAFT, groups: GROUPS, drafts: [] },
} satisfies Meta<typeof QuestionEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const DRAFTS = ['索引该怎么建', '', '长'.repeat(60), '为什么慢', '锁', '事务'].map((title, at) => ({
  id: `d${at}`,
  title,
  date: `2026-11-2${9 - at}T02:20:00.000Z`,
}))

export const WithDrafts: Story = { args: { drafts: DRAFTS.slice(0, 2) } }

export const AllDrafts: Story = {
  args: { owner: 'shelf', draftId: 'all', drafts: DRAFTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '索引该怎么建' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '事务' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '全部 6 份' }))
    const row = (await canvas.findByRole('link', { name: '事务' })).closest('li')
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: '删除' }))
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: '确定删除' }))
    await expect(await canvas.findByText('已删除')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
  },
}

export const Change: Story = {
  args: {
    questionId: '7',
    draftId: 'question-7',
    initial: {
      title: '怎么给老项目补上第一批测试？',
      content: '现状：没有测试。\n\n```ts\nexport const sum = 1\n```',
      labelIds: ['3', '4'],
    },
  },
}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.publish.create }))
    await expect(await canvas.findByText(copy.problems.title.missing)).toBeVisible()
    await expect(canvas.getByText(copy.problems.labelIds.missing)).toBeVisible()
  },
}

export const TitleTooLong: Story = {
  args: { draftId: 'long', initial: { ...EMPTY_DRAFT, title: '很'.repeat(51) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.title.counter(51, 50))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.publish.create }))
    await expect(await canvas.findByText(copy.problems.title.tooLong(50))).toBeVisible()
  },
}

export const SimilarQuestions: Story = {
  args: { draftId: 'similar' },
  parameters: {
    msw: [
      mockEndpoint(recommend, [
        buildSearchHit({ id: '5', title: '连接池该开多大？' }),
        buildSearchHit({ id: '6', title: '连接池耗尽以后，请求为什么一直等' }),
      ]),
      ...NETWORK,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: copy.title.label }), '连接池')
    await expect(canvas.queryByText(copy.similar)).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: copy.title.label }), '多大合适')
    const link = await canvas.findByRole('link', { name: '连接池该开多大？' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const ChooseLabels: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: copy.labels.choose })
    await userEvent.click(open)
    for (const name of ['HTML', 'CSS', 'JavaScript', 'TypeScript', 'Vue.js']) {
      await userEvent.click(await canvas.findByRole('button', { name }))
    }
    await expect(canvas.getByRole('button', { name: 'React' })).toBeDisabled()
  },
}

export const EscapeClosesTheLabels: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.labels.choose }))
    await userEvent.click(await canvas.findByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: copy.labels.choose })).toHaveFocus()
  },
}

export const PublishFails: Story = {
  args: {
    draftId: 'd9',
    initial: { title: '怎么排序', content: '如题。', labelIds: ['3'] },
  },
  parameters: {
    msw: [mockFailure(createQuestion, 500, '系统繁忙，请稍后再试'), ...NETWORK],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.publish.create }))
    await expect(await canvas.findByText(/系统繁忙/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: copy.publish.create })).toBeEnabled(),
    )
    await expect(canvas.getByRole('textbox', { name: copy.title.label })).toHaveValue('怎么排序')
  },
}

export const PublishTooOften: Story = {
  args: {
    draftId: 'd10',
    initial: { title: '怎么分页', content: '如题。', labelIds: ['3'] },
  },
  parameters: {
    msw: [mockFailure(createQuestion, 429, '操作过于频繁，请 40 秒后再试'), ...NETWORK],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.publish.create }))
    await expect(await canvas.findByText(/请 40 秒后再试/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: copy.title.label })).toHaveValue('怎么分页')
    await expect(canvas.getByText('如题。')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
