import { contract } from '@mozhan/api-client/contract'
import { buildResource, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { ContentActions } from '@mozhan/content/client'
import { renderMarkdown } from '@mozhan/markdown'
import { resourcePage } from '@mozhan/routes'
import { FeedLayout, Page, SideSection, TitleLinks } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { toResourceDetail } from '../model/resource-detail.ts'
import { FileContents } from '../view/FileContents.tsx'
import { FileFacts } from '../view/FileFacts.tsx'
import { ResourceBody } from '../view/ResourceBody.tsx'
import { ResourceHeader } from '../view/ResourceHeader.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { OwnerTools } from './OwnerTools.tsx'

const SUMMARY =
  '按**症状**查找，每条命令都说明看哪一列。\n\n- 先看负载\n- 再看队列\n\n```sh\nuptime\n```'
const CHECKSUM = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const resource = toResourceDetail(
  buildResource({
    id: '7',
    title: '线上排障资料包',
    fileName: '排障资料（终稿）.zip',
    fileType: 'zip',
    checksum: CHECKSUM,
  }),
)
const archive = {
  entries: [
    { name: '资料/命令速查.md', size: 5120 },
    { name: '资料/脚本/采样.sh', size: 812 },
    { name: '资料/依赖/连接池.jar', size: 1_640_000, inside: 412 },
    { name: `资料/${'很长的目录名/'.repeat(8)}说明.txt`, size: 48_000_000 },
  ],
  count: 1203,
  hidden: 1200,
}
const { getState, checkDownload, setThumb } = contract.resource
const stateOf = (isOwner: boolean) =>
  mockEndpoint(getState, { isThumb: false, isCollect: false, isOwner })

const meta = {
  title: 'resource/client/ResourceScreen',
  component: FileContents,
  args: { resource: { ...resource, archive } },
  parameters: { layout: 'fullscreen', path: '/resource/7' },
  loaders: [async () => ({ html: (await renderMarkdown(SUMMARY)).html })],
  render: ({ resource: shown }, { loaded }) => (
    <Page>
      <FeedLayout
        aside={
          <SideSection title={copy.detail.more}>
            <TitleLinks
              items={[{ id: '8', title: '性能清单' }]}
              hrefFor={(id) => resourcePage.href({ id })}
            />
          </SideSection>
        }
        asideLabel={copy.detail.aside}
      >
        <ResourceHeader resource={shown} />
        <FileFacts resource={shown} download={<DownloadButton resourceId="7" />} />
        <ResourceBody html={loaded.html} />
        <FileContents resource={shown} />
        <ContentActions
          kind="resource"
          id="7"
          title={shown.title}
          likes={24}
          collects={9}
          label={copy.detail.actions}
          ownerTools={<OwnerTools resourceId="7" />}
        />
      </FeedLayout>
    </Page>
  ),
} satisfies Meta<typeof FileContents>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: copy.download.signIn })).toBeVisible()
    await expect(canvas.getByText(CHECKSUM)).toBeVisible()
    await expect(canvas.getByText(copy.detail.hidden('1,200'))).toBeVisible()
  },
}

export const Owner: Story = {
  parameters: { session: buildUserInfo(), msw: [stateOf(true)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.actions.remove }))
    await expect(await canvas.findByText(copy.confirm.resource)).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: {
    session: buildUserInfo(),
    msw: [stateOf(false), mockEndpoint(checkDownload, false)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.download.action }))
    await expect(await canvas.findByText(copy.download.gone)).toBeVisible()
  },
}

export const LikeFails: Story = {
  parameters: {
    session: buildUserInfo(),
    msw: [stateOf(false), mockFailure(setThumb, 500, '系统繁忙，请稍后再试')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '点赞，已有 24 人点赞' }))
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible()
  },
}

export const Text: Story = {
  args: { resource: { ...resource, excerpt: '# 标题\n\n<script>alert(1)</script>\n'.repeat(20) } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
