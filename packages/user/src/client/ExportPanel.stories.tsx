import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockPending } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { ExportPanel } from './ExportPanel.tsx'

const { prepareExport } = contract.user
const { exporting } = copy
const meta = {
  title: 'user/client/ExportPanel',
  component: ExportPanel,
  parameters: {
    session: buildUserInfo(),
    msw: [mockEndpoint(prepareExport, '/api/system/api/user/export/ticket')],
  },
} satisfies Meta<typeof ExportPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Starts: Story = {
  play: async ({ canvas }) => {
    const saved: string[] = []
    // Prevents the download in the test browser.
    const stop = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      saved.push(event.target.href)
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', stop)
      click.call(this)
    }
    try {
      await userEvent.click(canvas.getByRole('button', { name: exporting.action }))
      await expect(await canvas.findByText(exporting.started)).toBeVisible()
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
    await expect(saved).toEqual([
      expect.stringMatching(/\/api\/system\/api\/user\/export\/ticket$/),
    ])
  },
}

export const Busy: Story = {
  parameters: { msw: [mockPending(prepareExport)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: exporting.action }))
    await expect(await canvas.findByRole('button', { name: exporting.busy })).toBeDisabled()
  },
}

export const Limited: Story = {
  parameters: {
    msw: [mockFailure(prepareExport, 429, '你的上一次导出还没有结束，请等它下载完再试')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: exporting.action }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('还没有结束')
    await expect(canvas.getByRole('button', { name: exporting.action })).toBeEnabled()
  },
}

export const StorageBroken: Story = {
  parameters: { msw: [mockFailure(prepareExport, 503, '图片存储暂时读不出来')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: exporting.action }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
