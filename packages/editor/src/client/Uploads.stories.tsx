import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { previewOf, sourceOf, sourceText } from './testing/story-editor.ts'
import { buildPicture, pasteInto } from './testing/story-files.ts'
import type { UploadImage } from './upload/upload-queue.ts'

/** A sender for each story, whose responses the story controls. */
let answer: { resolve: (url: string) => void; reject: (error: Error) => void }[] = []

const uploadImage = fn<UploadImage>((_, { onProgress, signal }) => {
  onProgress(0.4)
  return new Promise((resolve, reject) => {
    answer.push({ resolve, reject })
    signal.addEventListener('abort', () => reject(signal.reason))
  })
})

const onChange = fn<(text: string) => void>()

const meta = {
  title: 'editor/client/MarkdownEditor/Uploads',
  component: MarkdownEditor,
  parameters: { layout: 'fullscreen' },
  args: { defaultValue: '前文\n\n后文', onChange, uploadImage },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    answer = []
    uploadImage.mockClear()
    onChange.mockClear()
  },
} satisfies Meta<typeof MarkdownEditor>
export default meta

type Story = StoryObj<typeof meta>

export const Uploading: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    pasteInto(source, { files: [buildPicture('架构图.png')], html: '<img src="blob:x">' })
    await expect(sourceText(source)).toContain('![架构图](upload:')
    const preview = await previewOf(canvas)
    await waitFor(() => expect(preview.querySelector('img')?.src).toMatch(/^blob:/))
    await expect(await canvas.findByRole('button', { name: '取消上传 架构图.png' })).toBeVisible()
    // At the mark, and in the list for keyboard users.
    await expect(canvas.getAllByText('正在上传 40%')).toHaveLength(2)
  },
}

export const Arrives: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    pasteInto(source, { files: [buildPicture(), buildPicture()] })
    await expect(uploadImage).toHaveBeenCalledTimes(2)
    // The second one first, with text typed in between.
    await userEvent.keyboard('{Control>}{Home}{/Control}新的开头 ')
    const last = () => onChange.mock.lastCall?.[0]
    answer[1]?.resolve('/files/b (1).png')
    await waitFor(() => expect(last()).toContain('![图片](/files/b%20%281%29.png)'))
    await expect(last()).toContain('![图片](upload:')
    answer[0]?.resolve('/files/a.png')
    await waitFor(() => expect(last()).toContain('![图片](/files/a.png)\n\n![图片](/files/b'))
    await expect(last()).toMatch(/^新的开头 /)
    await expect(last()).not.toContain('upload:')
    await expect(await canvas.findByText('/files/a.png')).toBeVisible()
    await expect(onChange).not.toHaveBeenCalledWith(expect.stringContaining('blob:'))
  },
}

export const UndoDuringUpload: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    const last = () => onChange.mock.lastCall?.[0]
    await userEvent.click(source)
    await userEvent.keyboard('{Control>}a{/Control}')
    pasteInto(source, { files: [buildPicture()] })
    await expect(last()).toMatch(/^!\[图片\]\(upload:\w+\)$/)
    // Undone during the upload, and redone after it has finished.
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(last()).toBe('前文\n\n后文')
    answer[0]?.resolve('/files/a.png')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(last()).toBe('前文\n\n后文')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(last()).toBe('![图片](/files/a.png)')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(last()).toBe('前文\n\n后文')
  },
}

export const UploadFails: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    pasteInto(source, { files: [buildPicture('大图.png')] })
    answer[0]?.reject(new Error('图片超过 5 MB'))
    // At the mark, and in the list for keyboard users.
    await expect(await canvas.findAllByText('图片超过 5 MB')).toHaveLength(2)
  },
}

export const Retry: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    pasteInto(source, { files: [buildPicture('图.png')] })
    answer[0]?.reject(new Error('网络断开'))
    await userEvent.click(await canvas.findByRole('button', { name: '再试一次：图.png' }))
    await waitFor(() => expect(uploadImage).toHaveBeenCalledTimes(2))
    answer[1]?.resolve('/files/1.png')
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('![图](/files/1.png)')),
    )
  },
}

export const Cancel: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    pasteInto(source, { files: [buildPicture('图.png')] })
    await userEvent.click(await canvas.findByRole('button', { name: '取消上传 图.png' }))
    await expect(sourceText(source)).toBe('前文\n\n后文')
    await expect(uploadImage.mock.calls[0]?.[1].signal.aborted).toBe(true)
  },
}

export const EmptyFile: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    pasteInto(source, { files: [new File([], 'image.png', { type: 'image/png' })] })
    await expect(await canvas.findByText('image.png：图片是空的（0 字节）')).toBeVisible()
    await expect(uploadImage).not.toHaveBeenCalled()
    await expect(sourceText(source)).toBe('前文\n\n后文')
  },
}

export const FromAWordProcessor: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    const html =
      '<h2>标题</h2><p>一段<b>重点</b></p><p><img src="file:///C:/x/image001.png" width="3"></p>'
    pasteInto(source, { text: '标题 一段重点', html, files: [buildPicture()] })
    await expect(uploadImage).toHaveBeenCalledOnce()
    await expect(sourceText(source)).toMatch(
      /^## 标题\n\n一段\*\*重点\*\*\n\n!\[图片\]\(upload:\w+\)$/,
    )
  },
}

export const FromACodeEditor: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    const html = '<div style="font-family: Consolas; white-space: pre;"><b>if</b> a*b</div>'
    pasteInto(source, { text: 'if a*b', html, types: ['vscode-editor-data'] })
    await expect(sourceText(source)).toBe('if a*b')
  },
}

export const LostPicture: Story = {
  args: { defaultValue: '前文\n\n![架构图](upload:m0ldone1)\n\n后文' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await expect(await canvas.findByText('没有传完，请重新选择图片')).toBeVisible()
    await userEvent.click(canvas.getByText('移除'))
    await expect(sourceText(source)).toBe('前文\n\n\n后文')
  },
}
