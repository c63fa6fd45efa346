import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, waitFor } from 'storybook/test'
import { ErrorView } from './ErrorView.tsx'

/** The cookie as a failed call leaves it. */
const leave = (text: string) => () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
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

/** A gateway answers with a status only. */
export const GatewayError: Story = {
  beforeEach: leave('{"code":502,"message":"HTTP 502"}'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '出了一点问题，请稍后再试' })).toBeVisible()
    await expect(canvas.getByText('502')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('HTTP')
  },
}

export const LoginFirst: Story = {
  beforeEach: leave('{"code":1401,"message":"x"}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '请先登录!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去登录' })).toBeVisible()
  },
}

/** As long as the cookie may hold, with lines of its own. */
export const LongMessage: Story = {
  beforeEach: leave(
    JSON.stringify({
      code: 500,
      message: `保存没有成功：\n1. 标题不能超过 100 个字；\n2. 标签最多 5 个，第 6 个「分布式系统」没有保存；\n${'x'.repeat(200)}\n${'请检查之后再试一次。'.repeat(8)}`,
    }),
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // Lines stay lines.
    await expect(title.getBoundingClientRect().height).toBeGreaterThan(150)
  },
}

export const LongMessagePhone: Story = { ...LongMessage, globals: { viewport: { value: 'phone' } } }

/** A code that is no number to show large. */
export const OddCode: Story = {
  beforeEach: leave('{"code":1234567890123,"message":"内部错误"}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '内部错误' })).toBeVisible()
    await expect(canvas.queryByText('1234567890123')).toBeNull()
  },
}

export const MarkupIsText: Story = {
  beforeEach: leave('<img src=x onerror="alert(1)"><b>坏了</b>'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<b>坏了</b>')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const WithoutCookie: Story = {
  play: async () => {
    await waitFor(() => expect(useRouter().replace).toHaveBeenCalledWith('/'))
  },
}
