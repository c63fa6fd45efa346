import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai/react'
import Link from 'next/link'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LoadingBar } from './LoadingBar.tsx'
import { startLoadingAtom } from './loading-atoms.ts'

const meta = {
  title: 'shell/client/LoadingBar',
  component: LoadingBar,
  parameters: { path: '/gpt' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Navigate />
        <Link href="/article/1">文章</Link> <Link href="#comments">评论</Link>
      </>
    ),
  ],
} satisfies Meta<typeof LoadingBar>
export default meta

type Story = StoryObj<typeof meta>

/** Reports a navigation, in place of the router. */
function Navigate() {
  const startLoading = useSetAtom(startLoadingAtom)
  return (
    <button type="button" onClick={() => startLoading('/article/1')}>
      出发
    </button>
  )
}

const phase = (element: HTMLElement) =>
  element.querySelector('[data-phase]')?.getAttribute('data-phase')

export const Running: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '出发' }))
    await waitFor(() => expect(phase(canvasElement)).toBe('running'))
  },
}

export const Hash: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: '评论' }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(phase(canvasElement)).toBe('idle')
  },
}
