import { ARTICLE_STATUS, contract } from '@mozhan/api-client/contract'
import { buildArticle, buildColumn, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { articlePage, ownArticlePage } from '@mozhan/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EMPTY_DRAFT } from '../../model/article-draft.ts'
import { ArticleEditor } from './ArticleEditor.tsx'
import { copy } from './copy.ts'

const { article, column, draft, file } = contract
const COLUMNS = [
  { id: '91', name: '从零写一个数据库' },
  { id: '92', name: '夜航船' },
]
const WHOLE = { ...EMPTY_DRAFT, title: '事务隔离级别', content: '正文', labelIds: ['20'] }
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="%231f5f63"/%3E%3C/svg%3E'

// The router of the stories is one mock object, not a hook.
const router = useRouter()
const created = fn()

let answered = Promise.resolve()
let answer = () => {}
/** The response waits until the story calls `answer()`. */
const hold = () => {
  answered = new Promise((resolve) => {
    answer = resolve
  })
}

const NETWORK = [
  mockFailure(draft.getDraft, 404, '草稿不存在'),
  mockEndpoint(draft.saveDraft, { id: 'd1', revision: 1 }),
  mockEndpoint(draft.deleteDraft, null),
  mockEndpoint(column.listMyColumns, COLUMNS.map(buildColumn)),
  mockEndpoint(column.saveColumn, async () => {
    await answered
    return '93'
  }),
  mockEndpoint(file.uploadImage, async () => {
    await answered
    return PICTURE
  }),
  mockEndpoint(article.createArticle, ({ body }) => {
    created(body)
    return '42'
  }),
  mockEndpoint(article.getArticle, buildArticle({ id: '42' })),
]

const meta = {
  title: 'article/client/edit/ArticleEditor',
  component: ArticleEditor,
  args: {
    owner: '11',
    initial: EMPTY_DRAFT,
    choices: {
      groups: [{ id: '1', name: '数据库', labels: [{ id: '20', name: 'MySQL' }] }],
      columns: COLUMNS,
      kinds: [{ value: 'original', label: '原创' }],
    },
    drafts: [],
  },
  parameters: {
    layout: 'fullscreen',
    path: '/article/edit',
    session: { ...buildUserInfo(), uid: '11' },
    msw: NETWORK,
  },
  beforeEach: () => {
    answered = Promise.resolve()
    created.mockClear()
  },
} satisfies Meta<typeof ArticleEditor>
export default meta

type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const openSettings = () => press(copy.publish.create)
/** Presses the button in the panel, not the one that opens it. */
const publish = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: copy.publish.create }),
  )
const closeSettings = async () => {
  await press(copy.settings.close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Chooses a cover in the settings and crops nothing off. */
async function cropCover() {
  await openSettings()
  const input = await screen.findByLabelText(copy.cover.upload, { selector: 'input' })
  const bytes = await (await fetch(PICTURE)).blob()
  await userEvent.upload(input, new File([bytes], '封面.svg', { type: 'image/svg+xml' }))
  const use = await screen.findByRole('button', { name: copy.cover.use })
  await waitFor(() => expect(use).toBeEnabled())
  await userEvent.click(use)
  await waitFor(() => expect(use).not.toBeInTheDocument())
}

export const Default: Story = {}

export const CoverOnItsWay: Story = {
  args: { draftId: 'cover', initial: WHOLE },
  beforeEach: hold,
  play: async () => {
    await cropCover()
    await publish()
    await expect(await screen.findByText(copy.publish.uploading)).toBeVisible()
    await expect(created).not.toHaveBeenCalled()
    answer()
    await screen.findByRole('img', { name: copy.cover.alt })
    await publish()
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(expect.objectContaining({ imageUrl: PICTURE })),
    )
  },
}

export const CoverLost: Story = {
  args: { draftId: 'lost', initial: WHOLE },
  parameters: { msw: [mockFailure(file.uploadImage, 999, '图片损坏'), ...NETWORK] },
  play: async () => {
    await cropCover()
    await closeSettings()
    await expect(await screen.findByText(copy.cover.failed('图片损坏'))).toBeVisible()
  },
}

export const ColumnMadeMeanwhile: Story = {
  args: { draftId: 'column', initial: WHOLE },
  beforeEach: hold,
  play: async () => {
    await openSettings()
    await press(copy.columns.create)
    const name = await screen.findByRole('textbox', { name: copy.columns.name })
    await userEvent.type(name, '新的一册{Enter}')
    await userEvent.click(screen.getByRole('checkbox', { name: '夜航船' }))
    await publish()
    await expect(await screen.findByText(copy.publish.makingColumn)).toBeVisible()
    answer()
    await expect(await screen.findByRole('checkbox', { name: '新的一册' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: '夜航船' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: '新的一册' }))
    await expect(screen.getByRole('checkbox', { name: '新的一册' })).not.toBeChecked()
  },
}

export const ColumnGone: Story = {
  args: { draftId: 'gone', initial: { ...WHOLE, columnIds: ['90', '91'] } },
  play: async () => {
    await openSettings()
    await publish()
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(expect.objectContaining({ columnIds: ['91'] })),
    )
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(articlePage.href({ id: '42' })))
  },
}

export const WaitsForReview: Story = {
  args: { draftId: 'review', initial: WHOLE },
  parameters: {
    msw: [
      mockEndpoint(article.getArticle, buildArticle({ id: '42', status: ARTICLE_STATUS.waiting })),
      ...NETWORK,
    ],
  },
  play: async () => {
    await openSettings()
    await publish()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(ownArticlePage.href({ id: '42' })))
  },
}

export const PublishTooOften: Story = {
  args: { draftId: 'too-often', initial: WHOLE },
  parameters: {
    msw: [
      mockFailure(article.createArticle, 429, '操作过于频繁，请 40 秒后再试'),
      mockFailure(draft.saveDraft, 429, '操作过于频繁，请 40 秒后再试'),
      ...NETWORK,
    ],
  },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: copy.title.label })
    await userEvent.type(title, '，再谈')
    await openSettings()
    await publish()
    await expect(await screen.findByText(/请 40 秒后再试/)).toBeVisible()
    await expect(screen.getByText(copy.publish.nothingLost)).toBeVisible()
    await expect(screen.getByRole('button', { name: copy.publish.retry })).toBeVisible()
    await closeSettings()
    await expect(title).toHaveValue('事务隔离级别，再谈')
    await expect(screen.getByText('正文')).toBeVisible()
    await expect(await screen.findByText('草稿已保存在本机')).toBeVisible()
    await expect(router.push).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
