import { Button } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createId } from './browser-environment.ts'
import { ConflictView } from './ConflictView.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import type { JournalEnvironment } from './environment.ts'
import { JournalTextarea } from './JournalTextarea.tsx'
import { VISITOR } from './keys.ts'
import { RestoreNotice } from './RestoreNotice.tsx'
import { SaveState } from './SaveState.tsx'
import {
  createFastEnvironment,
  createFullEnvironment,
  createStoryRemote,
} from './stories-environment.ts'
import type { JournalRemote } from './types.ts'
import { useJournal } from './use-journal.ts'

interface BoxProps {
  owner: string
  target: string
  remote?: JournalRemote<string>
  environment?: JournalEnvironment
}

/** A field with all notices of a journal. */
function Box({ owner, target, remote, environment }: BoxProps) {
  const journal = useJournal({
    owner,
    kind: 'story',
    target,
    initial: '',
    parse: (value) => (typeof value === 'string' ? value : undefined),
    remote,
    environment,
  })
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 720 }}>
      <RestoreNotice
        restored={journal.restored}
        onDiscard={() => void journal.discard()}
        onClose={journal.dismissRestored}
      />
      <JournalTextarea journal={journal} aria-label="评论" placeholder="写下你的想法" />
      <SaveState state={journal.state} />
      <ConflictView
        conflict={journal.conflict}
        toText={(text) => text}
        onChoose={(choice) => void journal.resolve(choice)}
      />
      <EarlierVersions
        versions={journal.earlier}
        toText={(text) => text}
        onRestore={(version) => void journal.restore(version)}
      />
    </div>
  )
}

/** The same with buttons that unmount the field and change the account. */
function Page(props: BoxProps) {
  const [isShown, setIsShown] = useState(true)
  const [owner, setOwner] = useState(props.owner)
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="sm" onClick={() => setIsShown(!isShown)}>
          {isShown ? '离开' : '回来'}
        </Button>
        <Button size="sm" onClick={() => setOwner(owner === '7' ? '8' : '7')}>
          换账号
        </Button>
      </div>
      {isShown && <Box {...props} owner={owner} />}
    </div>
  )
}

const meta = {
  title: 'editor/journal/JournalTextarea',
  component: Page,
  // A new target for each rendering, because the next one would restore the stored text.
  render: (args) => <Page {...args} target={args.target || createId()} />,
  args: { owner: '7', target: '' },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Restored: Story = {
  args: { target: createId() },
  play: async ({ canvas, userEvent }) => {
    const box = () => canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(box(), '锁写进了 Lua，')
    await expect(canvas.getByText('草稿已保存在本机')).toBeVisible()
    await userEvent.click(canvas.getByText('离开'))
    await userEvent.click(canvas.getByText('回来'))
    await waitFor(() => expect(box()).toHaveValue('锁写进了 Lua，'))
    await expect(canvas.getByText('已恢复上次未写完的内容')).toBeVisible()
    await expect(box().selectionStart).toBe(9)
    await userEvent.click(canvas.getByText('丢弃'))
    await waitFor(() => expect(box()).toHaveValue(''))
    await expect(await canvas.findByText('较早的版本（1）')).toBeVisible()
  },
}

export const AnotherAccount: Story = {
  args: { target: createId() },
  play: async ({ canvas, userEvent }) => {
    const box = () => canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(box(), '只给自己看')
    await userEvent.click(canvas.getByText('换账号'))
    await waitFor(() => expect(box()).toHaveValue(''))
    await userEvent.click(canvas.getByText('换账号'))
    await waitFor(() => expect(box()).toHaveValue('只给自己看'))
  },
}

export const SignedOut: Story = { args: { owner: VISITOR } }

const saved = createStoryRemote()

export const Saved: Story = {
  args: { target: createId(), remote: saved.remote, environment: createFastEnvironment() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '存到服务器')
    await waitFor(() => expect(canvas.getByText('草稿已保存')).toBeVisible())
    await expect(saved.server.draft?.content).toBe('存到服务器')
  },
}

/** Two devices that edit the same draft; each story has its own server. */
function conflict(play?: Story['play']): Story {
  const { remote, server } = createStoryRemote()
  return {
    args: { target: createId(), remote, environment: createFastEnvironment() },
    async play(context) {
      const { canvas, userEvent } = context
      const box = canvas.getByRole<HTMLTextAreaElement>('textbox')
      await userEvent.type(box, '在这台电脑上写的')
      await waitFor(() => expect(canvas.getByText('草稿已保存')).toBeVisible())
      server.draft = { content: '在手机上接着写的', revision: 99, at: Date.now() - 120_000 }
      await userEvent.type(box, '，又改了一句')
      await waitFor(() => expect(canvas.getByText('有冲突')).toBeVisible())
      await expect(canvas.getByText('在手机上接着写的')).toBeVisible()
      await expect(server.draft.content).toBe('在手机上接着写的')
      await play?.(context)
    },
  }
}

export const Conflict: Story = conflict()

export const Chosen: Story = conflict(async ({ canvas, userEvent }) => {
  const [, theirs] = canvas.getAllByText('用这一份')
  if (theirs) await userEvent.click(theirs)
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('在手机上接着写的'))
  await userEvent.click(await canvas.findByText('较早的版本（1）'))
  await expect(canvas.getByText('在这台电脑上写的，又改了一句')).toBeVisible()
})

export const StorageFull: Story = {
  args: { environment: createFullEnvironment() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '磁盘满了')
    await waitFor(() => expect(canvas.getByText('未保存')).toBeVisible())
  },
}

export const LongText: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.click(box)
    await userEvent.paste('滑动窗口限流，窗口越细越准，也越贵。\n'.repeat(60))
    await waitFor(() => expect(box.clientHeight).toBeGreaterThan(200))
  },
}
