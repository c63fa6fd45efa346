import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Page } from '../view/Page.tsx'
import { BackToTop } from './BackToTop.tsx'

const meta = {
  title: 'ui/client/BackToTop',
  component: BackToTop,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Page>
          <div style={{ height: 3000 }}>很长的一页</div>
        </Page>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BackToTop>
export default meta

type Story = StoryObj<typeof meta>

export const AtTop: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 0)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 2400)
    const button = await canvas.findByRole('button', { name: '回到顶部' })
    await waitFor(() => expect(button).toBeVisible())
    await userEvent.click(button)
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expect(document.getElementById('main')).toHaveFocus()
    window.scrollTo(0, 2400)
    await waitFor(() => expect(button).toBeVisible())
  },
}
