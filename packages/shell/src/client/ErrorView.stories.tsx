import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, waitFor } from 'storybook/test'
import { ErrorView } from './ErrorView.tsx'

/** The cookie as a failed call leaves it. */
const leave = (text: string) => () => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
  document.cookie = `error=${encodeURIComponent(text)}; path=/; max-age=45`
}

const meta = {
  title: 'shell/client/ErrorView',
  component: ErrorView,
  parameters: { layout: 'fullscreen', path: '/error' },
} satisfies Meta<typeof ErrorView>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  beforeEach: leave('{"code":404,"message":"没有这篇文章"}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  },
}

export const LoginRequired: Story = {
  beforeEach: leave('{"code":1404,"message":""}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '请先登录!!' })).toBeVisible()
  },
}

export const ServerMessage: Story = {
  beforeEach: leave('{"code":500,"message":"文章服务正在维护，预计 10 分钟后恢复"}'),
}

export const MarkupIsText: Story = {
  beforeEach: leave('<img src=x onerror="alert(1)"><b>坏了</b>'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<b>坏了</b>')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const NothingToSay: Story = {
  play: async () => {
    await waitFor(() => expect(useRouter().replace).toHaveBeenCalledWith('/'))
  },
}
