import { buildResource } from '@mozhan/api-client/fixtures'
import { SearchField } from '@mozhan/resource/client'
import { resourceList } from '@mozhan/routes'
import { Empty as EmptyList, Page, Pagination } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { copy } from '../copy.ts'
import { toResourceRow } from '../model/resource-row.ts'
import { ListHead } from './ListHead.tsx'
import { ResourceList } from './ResourceList.tsx'

const TYPES = ['文档', '代码', '数据', '工具'].map((name, at) => ({ id: String(at), name }))
const row = (id: string, title: string, more: object = {}) =>
  toResourceRow(buildResource({ id, title, nickName: '林栖', ...more }))

const ROWS = [
  row('1', '代码评审清单（可打印）', { fileType: 'md', fileSize: 5480, downloadCount: 643 }),
  row('2', '中文全文检索对比：脚本与查询词', {
    fileType: 'zip',
    fileSize: 48_112_345,
    downloadCount: 53_770,
    typeName: '数据',
    nickName: '一个名字特别特别长的上传者',
  }),
  row('3', 'HTTP/2 帧格式一页纸', { fileType: 'svg', fileSize: 5120, summary: '' }),
]

const meta = {
  title: 'resource/view/ResourceListScreen',
  component: ResourceList,
  parameters: { layout: 'fullscreen' },
  args: { resources: ROWS },
  render: ({ resources }) => (
    <Page>
      <ListHead
        types={TYPES}
        query={{ type: '0' }}
        search={<SearchField action={resourceList.path} query={{}} />}
      />
      {resources.length > 0 ? (
        <ResourceList resources={resources} />
      ) : (
        <EmptyList title={copy.list.empty} description={copy.list.emptyHint} />
      )}
      <Pagination
        page={1}
        pages={resources.length > 0 ? 8 : 1}
        hrefFor={(page) => resourceList.href({ type: '0', page })}
      />
    </Page>
  ),
} satisfies Meta<typeof ResourceList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '文档' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

export const Empty: Story = { args: { resources: [] } }

export const LongText: Story = {
  args: {
    resources: [
      row('9', '一个很长很长的标题'.repeat(12), { summary: '很长的说明。'.repeat(60) }),
      row('10', 'a'.repeat(200), { summary: 'b'.repeat(400) }),
    ],
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
