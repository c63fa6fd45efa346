import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { resourcePage } from '@mozhan/routes'
import { Page } from '@mozhan/ui'
import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../../copy.ts'
import { EMPTY_DRAFT, isResourceDraft } from '../../model/resource-draft.ts'
import { ResourceForm } from './ResourceForm.tsx'

// The router of the stories is one mock object, not a hook.
const router = useRouter()
const TYPES = ['文档', '代码', '数据', '工具'].map((name, at) => ({ id: String(at), name }))
const GROUPS = [{ id: '1', name: '后端', labels: [{ id: '2', name: 'PostgreSQL' }] }]
const READY = {
  title: '排障资料包',
  summary: '按**症状**查找。',
  type: '0',
  labelIds: ['2'],
  file: {
    fileUrl: '/files/resource/a.bin',
    fileName: '排障资料（终稿）.zip',
    fileSize: 48_112_345,
    fileType: 'zip',
  },
}

const meta = {
  title: 'resource/client/ResourceForm',
  component: ResourceForm,
  args: { owner: '1', initial: EMPTY_DRAFT, types: TYPES, groups: GROUPS },
  parameters: { layout: 'fullscreen', path: '/resource', session: buildUserInfo() },
  render: (args) => (
    <Page>
      <ResourceForm {...args} />
    </Page>
  ),
} satisfies Meta<typeof ResourceForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.form.publish }))
    await expect(await canvas.findByText(copy.form.problems.file)).toBeVisible()
    await expect(canvas.getByText(copy.form.problems.title)).toBeVisible()
  },
}

export const Arrived: Story = { args: { initial: READY, resourceId: '7' } }

export const Refused: Story = {
  args: { initial: READY, resourceId: '7' },
  parameters: {
    msw: [mockFailure(contract.resource.saveResource, 999, '请选择有效的资源类型')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.form.save }))
    await expect(await canvas.findByText(copy.form.failed('请选择有效的资源类型'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: copy.form.title })).toHaveValue('排障资料包')
  },
}

/** Stored by an earlier visit of the same user. */
export const Restored: Story = {
  args: { owner: 'restored' },
  beforeEach: () => {
    writeCache('mozhan-resource-restored-new', { ...EMPTY_DRAFT, title: '写到一半的资料' })
    return () => removeCache('mozhan-resource-restored-new')
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: copy.form.title })
    await waitFor(() => expect(title).toHaveValue('写到一半的资料'))
    await expect(canvas.getByText('已恢复上次未写完的内容')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '丢弃' }))
    await expect(title).toHaveValue('')
  },
}

/** A draft written in another window meanwhile is not removed. */
export const BesideAnother: Story = {
  args: { initial: READY, owner: 'beside' },
  parameters: { msw: [mockEndpoint(contract.resource.saveResource, () => '9')] },
  beforeEach: () => () => removeCache('mozhan-resource-beside-new'),
  play: async ({ canvas }) => {
    writeCache('mozhan-resource-beside-new', { ...EMPTY_DRAFT, title: '另一份资料' })
    await userEvent.click(canvas.getByRole('button', { name: copy.form.publish }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(resourcePage.href({ id: '9' })))
    const saved = readCache('mozhan-resource-beside-new', isResourceDraft)
    await expect(saved?.title).toBe('另一份资料')
  },
}

export const EmptyFile: Story = {
  play: async ({ canvasElement, canvas }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('the form has no file field')
    await userEvent.upload(input, new File([], '空.txt'))
    await waitFor(() => expect(canvas.getByText(copy.upload.empty)).toBeVisible())
  },
}

/** After a 429 the upload is paused, and the user can resume it. */
export const UploadTooOften: Story = {
  args: { owner: 'too-often' },
  parameters: {
    msw: [mockFailure(contract.file.createUpload, 429, '操作过于频繁，请 4 分钟后再试')],
  },
  play: async ({ canvasElement, canvas }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('the form has no file field')
    await userEvent.upload(input, new File(['一'], '资料.txt'))
    await expect(await canvas.findByText('操作过于频繁，请 4 分钟后再试')).toBeVisible()
    await expect(canvas.getByText('资料.txt')).toBeVisible()
    await expect(canvas.getByRole('button', { name: copy.upload.resume })).toBeEnabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { initial: READY }, globals: { scheme: 'dark' } }
