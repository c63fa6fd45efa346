import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { AvatarEditor } from './AvatarEditor.tsx'

const { avatar } = copy
const { file, user } = contract
const meta = {
  title: 'user/client/AvatarEditor',
  component: AvatarEditor,
  args: { id: '1', name: '阿岚' },
  parameters: {
    session: buildUserInfo(),
    msw: [
      mockEndpoint(file.uploadImage, '/files/image/new.webp'),
      mockEndpoint(file.deleteFile, null),
      mockEndpoint(user.updateUser, null),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarEditor>
export default meta

type Story = StoryObj<typeof meta>

/** A picture in landscape format. */
async function drawPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 800
  canvas.height = 500
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2D canvas')
  context.fillStyle = '#1f5f63'
  context.fillRect(0, 0, 800, 500)
  context.fillStyle = '#fbfaf7'
  context.arc(400, 250, 160, 0, 7)
  context.fill()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('the canvas returned no picture')
  return new File([blob], '我.png', { type: 'image/png' })
}

async function choose(canvas: { getByLabelText: (label: string) => HTMLElement }, given?: File) {
  await userEvent.upload(canvas.getByLabelText(avatar.choose), given ?? (await drawPicture()))
}

const findUse = () => screen.findByRole('button', { name: avatar.use })

export const Default: Story = {}

export const Cropping: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await waitFor(async () => expect(await findUse()).toBeEnabled())
    await expect(screen.getByRole('dialog', { name: avatar.heading })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await waitFor(async () => expect(await findUse()).toBeEnabled())
    const area = await screen.findByRole('group', { name: '用方向键移动选中的部分' })
    const left = () => area.getBoundingClientRect().left
    const before = left()
    area.focus()
    await userEvent.keyboard('{ArrowLeft>3/}')
    await waitFor(() => expect(left()).toBeLessThan(before))
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: avatar.change })).toHaveFocus())
  },
}

export const Changed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await waitFor(async () => expect(await findUse()).toBeEnabled())
    await userEvent.click(await findUse())
    await expect(await canvas.findByText(avatar.done)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Fails: Story = {
  parameters: { msw: [mockFailure(file.uploadImage, 503, '数据库暂时无法访问，请稍后再试')] },
  play: async ({ canvas }) => {
    await choose(canvas)
    await waitFor(async () => expect(await findUse()).toBeEnabled())
    await userEvent.click(await findUse())
    await expect(
      await screen.findByText(avatar.failed('数据库暂时无法访问，请稍后再试')),
    ).toBeVisible()
    await expect(await findUse()).toBeEnabled()
  },
}

export const TooOften: Story = {
  parameters: { msw: [mockFailure(file.uploadImage, 429, '操作过于频繁，请 4 分钟后再试')] },
  play: async ({ canvas }) => {
    await choose(canvas)
    await waitFor(async () => expect(await findUse()).toBeEnabled())
    await userEvent.click(await findUse())
    const sentence = avatar.failed('操作过于频繁，请 4 分钟后再试')
    await expect(await screen.findByText(sentence)).toBeVisible()
    await expect(await findUse()).toBeEnabled()
  },
}

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, new File(['no picture'], 'a.png', { type: 'image/png' }))
    await expect(await canvas.findByText(avatar.unreadable)).toBeVisible()
  },
}

export const Phone: Story = { ...Cropping, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Cropping, globals: { scheme: 'dark' } }
