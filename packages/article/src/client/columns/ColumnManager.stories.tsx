import { contract } from '@mozhan/api-client/contract'
import { buildArticle, buildColumn, buildPage, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { toColumnRow } from '../../model/column-row.ts'
import { ColumnManager } from './ColumnManager.tsx'
import { copy } from './copy.ts'

const COLUMNS = [
  buildColumn({
    id: '91',
    name: '从零写一个数据库',
    summary: '一页一页写到事务。',
    articleCount: 12,
  }),
  buildColumn({ id: '92', name: '夜航船', summary: null, imageUrl: null, ispublic: 0 }),
]
const WITH_NEW_COLUMN = [...COLUMNS, buildColumn({ id: '93', name: '新的一册', imageUrl: null })]
const { column, article, file } = contract

const meta = {
  title: 'article/client/columns/ColumnManager',
  component: ColumnManager,
  args: {
    columns: COLUMNS.map((column) => ({ ...toColumnRow(column), isPublic: column.ispublic !== 0 })),
  },
  parameters: {
    session: buildUserInfo(),
    msw: [
      mockEndpoint(column.findMyColumns, buildPage(WITH_NEW_COLUMN)),
      mockEndpoint(column.saveColumn, '93'),
      mockEndpoint(column.deleteColumn, null),
      mockEndpoint(column.orderArticles, null),
      mockEndpoint(article.listColumnArticles, [
        buildArticle({ id: '1', title: '第一页' }),
        buildArticle({ id: '2', title: '第二页' }),
      ]),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColumnManager>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PrivateHasNoPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '从零写一个数据库' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /夜航船/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '夜航船' })).toBeNull()
  },
}

export const Empty: Story = { args: { columns: [] } }

export const Create: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.create }))
    await userEvent.type(canvas.getByRole('textbox', { name: copy.name }), '新的一册{Enter}')
    await expect(await canvas.findByRole('link', { name: '新的一册' })).toBeVisible()
  },
}

export const NameTaken: Story = {
  parameters: { msw: [mockFailure(column.saveColumn, 999, '已有同名专栏')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.create }))
    const name = canvas.getByRole('textbox', { name: copy.name })
    await userEvent.type(name, '夜航船')
    await userEvent.click(canvas.getByRole('button', { name: copy.save }))
    await expect(await canvas.findByText('已有同名专栏')).toBeVisible()
    await expect(name).toHaveValue('夜航船')
  },
}

export const Order: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: copy.order })
    if (!first) throw new Error('no column')
    await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: copy.down('第一页') }))
    const titles = canvas.getAllByText(/^第.页$/).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['第二页', '第一页'])
    await userEvent.click(canvas.getByRole('button', { name: copy.save }))
    await waitFor(() => expect(canvas.queryByText('第一页')).toBeNull())
  },
}

let finished = Promise.resolve()
let finish = () => {}
/** The response waits until the story calls `finish()`. */
const hold = () => {
  finished = new Promise((resolve) => {
    finish = resolve
  })
}

export const WriteDuringUpload: Story = {
  beforeEach: hold,
  parameters: {
    msw: [
      mockEndpoint(file.uploadImage, async () => {
        await finished
        return '/files/1.png'
      }),
      mockEndpoint(column.saveColumnImage, null),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const [input] = canvas.getAllByLabelText(copy.cover, { selector: 'input' })
    const [edit] = canvas.getAllByRole('button', { name: copy.edit })
    if (!input || !edit) throw new Error('no column')
    await userEvent.upload(input, new File(['1'], '封面.png', { type: 'image/png' }))
    await expect(await canvas.findByRole('button', { name: copy.uploading })).toBeDisabled()
    await userEvent.click(edit)
    const summary = canvas.getByRole('textbox', { name: copy.summary })
    await userEvent.type(summary, '写到恢复。')
    finish()
    await expect(await canvas.findByRole('link', { name: '新的一册' })).toBeVisible()
    await expect(summary).toBeVisible()
    await expect(summary).toHaveValue('一页一页写到事务。写到恢复。')
  },
}

export const Deleting: Story = {
  beforeEach: hold,
  parameters: {
    msw: [
      mockEndpoint(column.deleteColumn, async () => {
        await finished
        return null
      }),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: copy.remove })
    if (!first) throw new Error('no column')
    await userEvent.click(first)
    const dialog = within(canvas.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: copy.remove }))
    await expect(await dialog.findByRole('button', { name: copy.removing })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: copy.uploading })).toBeNull()
    finish()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}

export const AskBeforeDelete: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: copy.remove })
    if (!first) throw new Error('no column')
    await userEvent.click(first)
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
