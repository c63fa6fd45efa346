import { contract } from '@mozhan/api-client/contract'
import { buildArticle, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EMPTY_DRAFT } from '../../model/article-draft.ts'
import { ArticleEditor } from './ArticleEditor.tsx'
import { copy } from './copy.ts'

const { article, draft } = contract
const WHOLE = { ...EMPTY_DRAFT, title: '事务隔离级别', content: '正文', labelIds: ['20'] }
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="%231f5f63"/%3E%3C/svg%3E'

const created = fn()

const meta = {
  title: 'article/client/edit/PublishPanel',
  component: ArticleEditor,
  args: {
    owner: '11',
    initial: EMPTY_DRAFT,
    choices: {
      groups: [{ id: '1', name: '数据库', labels: [{ id: '20', name: 'MySQL' }] }],
      columns: [{ id: '91', name: '从零写一个数据库' }],
      kinds: [
        { value: 'original', label: '原创' },
        { value: 'translation', label: '翻译' },
      ],
    },
    drafts: [],
  },
  parameters: {
    layout: 'fullscreen',
    path: '/article/edit',
    session: { ...buildUserInfo(), uid: '11' },
    msw: [
      mockFailure(draft.getDraft, 404, '草稿不存在'),
      mockEndpoint(draft.saveDraft, { id: 'd1', revision: 1 }),
      mockEndpoint(draft.deleteDraft, null),
      mockEndpoint(article.createArticle, ({ body }) => {
        created(body)
        return '42'
      }),
      mockEndpoint(article.getArticle, buildArticle({ id: '42' })),
    ],
  },
  beforeEach: () => {
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

/** A text that lacks its label. */
const UNLABELLED = {
  ...WHOLE,
  labelIds: [],
  content: `MySQL 的事务。\n\n![](${PICTURE.replaceAll(' ', '%20').replaceAll('(', '%28')})\n\n![图片](/b.png)`,
}

export const LabelMissing: Story = {
  args: { draftId: 'unlabelled', initial: UNLABELLED },
  play: async () => {
    await openSettings()
    const panel = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(panel.getByRole('searchbox')).toHaveFocus())
    await expect(panel.queryByRole('alert')).toBeNull()
    await publish()
    const link = panel.getByRole('button', { name: copy.checks.labelIds.missing() })
    await expect(link).toHaveFocus()
    await expect(panel.getByText(copy.checks.why.labelIds)).toBeVisible()
    await expect(created).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(panel.getByRole('searchbox')).toHaveFocus()
    await userEvent.click(panel.getByRole('button', { name: '加上标签 MySQL' }))
    await expect(panel.queryByText(copy.checks.why.labelIds)).toBeNull()
    await publish()
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(expect.objectContaining({ labelIds: ['20'] })),
    )
  },
}

export const TitleMissing: Story = {
  args: { draftId: 'untitled', initial: { ...WHOLE, title: '' } },
  play: async () => {
    await openSettings()
    await publish()
    const link = screen.getByRole('button', { name: copy.checks.title.missing() })
    await expect(link).toHaveFocus()
    await userEvent.click(link)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: copy.title.label })).toHaveFocus(),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ChangesDiscarded: Story = {
  args: { articleId: '42', draftId: 'change-42', initial: WHOLE },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: copy.title.label })
    await expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull()
    await userEvent.type(title, '，改')
    await expect(await screen.findByText(/^草稿已保存.*，尚未发布$/)).toBeVisible()
    await press('放弃修改')
    await waitFor(() => expect(title).toHaveValue('事务隔离级别'))
    await press('撤回')
    await waitFor(() => expect(title).toHaveValue('事务隔离级别，改'))
    await press('放弃修改')
  },
}

const openPanel = async () => {
  await openSettings()
  await screen.findByRole('dialog')
}

export const Dark: Story = {
  args: { draftId: 'panel-dark', initial: UNLABELLED },
  globals: { scheme: 'dark' },
  play: openPanel,
}

export const Phone: Story = {
  args: { draftId: 'panel-phone', initial: UNLABELLED },
  globals: { viewport: { value: 'phone' } },
  play: openPanel,
}
