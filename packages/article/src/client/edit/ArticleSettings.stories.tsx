import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EMPTY_DRAFT } from '../../model/article-draft.ts'
import {
  type ArticleCalls,
  type ArticleChoices,
  ArticleSettings,
  type ArticleSettingsProps,
} from './ArticleSettings.tsx'
import { copy } from './copy.ts'
import { useColumns } from './use-columns.ts'
import { useCoverUpload } from './use-cover-upload.ts'

const tags = (channel: string, names: string[]) =>
  names.map((name, at) => ({ id: `${channel}${at}`, name }))

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="200"%3E%3Crect width="400" height="200" fill="%231f5f63"/%3E%3C/svg%3E'

interface SettingsProps extends Pick<ArticleSettingsProps, 'draft' | 'onChange' | 'problems'> {
  choices: ArticleChoices
  calls: Omit<ArticleCalls, 'getArticle'>
}

/** The settings with the state that the editor provides. */
function Settings({ draft: initial, onChange, problems, choices, calls }: SettingsProps) {
  const [draft, setDraft] = useState(initial)
  const change: SettingsProps['onChange'] = (part) => {
    onChange(part)
    setDraft((before) => ({ ...before, ...part }))
  }
  const { upload, createColumn, describeError } = calls
  const cover = useCoverUpload({
    upload,
    onSent: (address) => change({ cover: address }),
    describeError,
  })
  const columns = useColumns({
    given: choices.columns,
    createColumn,
    onCreated: (id) => setDraft((now) => ({ ...now, columnIds: [...now.columnIds, id] })),
  })
  return (
    <div style={{ maxWidth: 420, padding: 24 }}>
      <ArticleSettings
        draft={draft}
        onChange={change}
        problems={problems}
        choices={choices}
        calls={calls}
        cover={cover}
        columns={columns}
      />
    </div>
  )
}

const meta = {
  title: 'article/client/edit/ArticleSettings',
  component: Settings,
  args: {
    draft: { ...EMPTY_DRAFT, content: '事务隔离级别决定了并发事务之间能看见什么。' },
    onChange: fn(),
    problems: {},
    choices: {
      groups: [
        {
          id: '1',
          name: '前端',
          labels: tags('1', ['HTML', 'CSS', 'JavaScript', 'Vue.js', 'Node.js']),
        },
        { id: '2', name: 'Java', labels: tags('2', ['Java SE', 'Servlet', 'Spring', 'MyBatis']) },
        { id: '3', name: '数据库', labels: tags('3', ['MySQL', 'PostgreSQL', 'Redis']) },
      ],
      columns: [
        { id: '91', name: '从零写一个数据库' },
        { id: '92', name: '夜航船' },
      ],
      kinds: [
        { value: 'original', label: '原创' },
        { value: 'repost', label: '转载' },
        { value: 'translation', label: '翻译' },
      ],
    },
    calls: {
      upload: async () => PICTURE,
      summarise: async () => '并发事务之间能看见什么。',
      createColumn: async () => '93',
      describeError: (error) => (error instanceof Error ? error.message : ''),
    },
  },
} satisfies Meta<typeof Settings>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = {
  args: {
    draft: {
      ...EMPTY_DRAFT,
      content: `![图](${'/files/1.png'})`,
      labelIds: ['20', '31', '32'],
      columnIds: ['91'],
      cover: PICTURE,
      summary: '并发事务之间能看见什么，由隔离级别决定。',
      kind: 'translation',
      source: 'https://example.test/isolation',
    },
  },
}

export const WithProblems: Story = {
  args: {
    draft: { ...EMPTY_DRAFT, kind: 'repost' },
    problems: { labelIds: 'missing', summary: 'tooLong', source: 'missing' },
  },
}

export const LabelLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部标签' }))
    for (const name of ['HTML', 'CSS', 'JavaScript', 'Vue.js', 'Node.js']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await expect(canvas.getByText('最多可选5个标签')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '数据库' }))
    await expect(canvas.getByRole('button', { name: 'MySQL' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '移除标签 CSS' }))
    await expect(canvas.getByRole('button', { name: 'MySQL' })).toBeEnabled()
  },
}

export const SearchLabels: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ｊａｖａ s{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({ labelIds: ['20'] })
    await userEvent.type(canvas.getByRole('searchbox'), '没有')
    await expect(canvas.getByText('没有这样的标签')).toBeVisible()
  },
}

export const NewColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.columns.create }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: copy.columns.name }),
      '新的一册{Enter}',
    )
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '新的一册' })).toBeChecked())
  },
}

export const ColumnRefused: Story = {
  args: {
    calls: {
      ...meta.args.calls,
      createColumn: () => Promise.reject(new Error('已有同名专栏')),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.columns.create }))
    const name = canvas.getByRole('textbox', { name: copy.columns.name })
    await userEvent.type(name, '夜航船{Enter}')
    await expect(await canvas.findByText('已有同名专栏')).toBeVisible()
    await expect(name).toHaveValue('夜航船')
  },
}

export const GenerateSummary: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.summary.generate }))
    const field = canvas.getByRole('textbox', { name: copy.summary.legend })
    await waitFor(() => expect(field).toHaveValue('并发事务之间能看见什么。'))
  },
}

export const CropCover: Story = {
  play: async ({ canvas, args }) => {
    const bytes = await (await fetch(PICTURE)).blob()
    const input = canvas.getByLabelText(copy.cover.upload, { selector: 'input' })
    await userEvent.upload(input, new File([bytes], '封面.svg', { type: 'image/svg+xml' }))
    const use = await screen.findByRole('button', { name: copy.cover.use })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ cover: PICTURE }))
    await expect(canvas.getByRole('img', { name: copy.cover.alt })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: Filled.args, globals: { scheme: 'dark' } }
