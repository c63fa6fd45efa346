import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { copy } from './copy.ts'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { buildLongText, SAMPLE } from './testing/sample-text.ts'
import { previewOf, sourceOf, sourceText } from './testing/story-editor.ts'

const meta = {
  title: 'editor/client/MarkdownEditor',
  component: MarkdownEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    defaultValue: SAMPLE,
    onChange: fn(),
    onSave: fn(),
    status: '草稿已保存在本机',
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarkdownEditor>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const source = await sourceOf(canvas)
    const preview = await previewOf(canvas)
    await waitFor(() => expect(preview.querySelector('h1')).toHaveTextContent('事务隔离级别'))
    await expect(preview.querySelector('figure.code .code-actions')).not.toBeNull()
    await expect(preview.querySelector('math')).not.toBeNull()
    await expect(canvas.getByText(/^\d+ 字$/)).toBeVisible()
    await userEvent.click(source)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    const source = await sourceOf(canvas)
    await expect(await canvas.findByText(copy.preview.empty)).toBeVisible()
    await userEvent.click(source)
    await userEvent.keyboard('- 一{Enter}二{Enter}{Enter}')
    await expect(sourceText(source)).toBe('- 一\n- 二\n')
    await userEvent.keyboard('{Control>}b{/Control}粗')
    await expect(args.onChange).toHaveBeenLastCalledWith('- 一\n- 二\n**粗**')
    const preview = await previewOf(canvas)
    await waitFor(() => expect(preview.querySelector('strong')).toHaveTextContent('粗'))
  },
}

export const Tools: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    const bold = canvas.getByRole('button', { name: '加粗（Ctrl+B）' })
    await userEvent.click(bold)
    await expect(sourceText(source)).toBe('****')
    await expect(source).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '撤销（Ctrl+Z）' }))
    await expect(sourceText(source)).toBe('')

    const code = canvas.getByRole('button', { name: '代码块' })
    await userEvent.click(code)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Java' }))
    await expect(sourceText(source)).toContain('```java\n\n```')
    await waitFor(() => expect(source).toHaveFocus())

    await userEvent.click(canvas.getByRole('button', { name: '表格' }))
    await screen.findByRole('menuitem', { name: /2 列/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '表格' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '图表' })).toHaveFocus()
  },
}

export const Table: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '表格' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /2 列/ }))
    await waitFor(() => expect(source).toHaveFocus())
    await userEvent.keyboard('名{Tab}值{Tab}a{Tab}1{Tab}b')
    await expect(sourceText(source)).toContain('| 名 | 值 |')
    await expect(sourceText(source)).toMatch(/\| b +\| +\|/)
  },
}

export const FenceLanguage: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    await userEvent.keyboard('```ja')
    await canvas.findByRole('option', { name: /^java ?Java$/ })
    // The typed word stays unless an arrow key has chosen another one.
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(sourceText(source)).toBe('```ja\n')
    await userEvent.keyboard('```{Enter}```ko')
    await canvas.findByRole('option', { name: /^kotlin/ })
    await waitFor(async () => {
      // The list ignores keys for its first milliseconds.
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('kotlin')
    })
    await userEvent.keyboard('{Enter}')
    await expect(sourceText(source)).toBe('```ja\n```\n```kotlin')
  },
}

export const LeaveByTab: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await expect(source).toHaveAccessibleDescription(copy.hint)
    await userEvent.click(source)
    const press = (key: string, keyCode: number) =>
      source.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }),
      )
    await expect(press('Tab', 9)).toBe(false)
    press('Escape', 27)
    // Not handled, so that the browser moves the focus.
    await expect(press('Tab', 9)).toBe(true)
  },
}

export const FullScreen: Story = {
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^全屏/ }))
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.click(source)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(await canvas.findByPlaceholderText('查找')).toHaveFocus()
    // Each Escape closes one layer.
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByPlaceholderText('查找')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^退出全屏/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^全屏/ })).toBeVisible()
    await expect(document.documentElement.style.overflow).toBe('')
  },
}

export const Long: Story = {
  args: { defaultValue: buildLongText(50_000) },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    const preview = await previewOf(canvas)
    await waitFor(() => expect(preview.querySelectorAll('h2').length).toBeGreaterThan(80), {
      timeout: 20_000,
    })
    const scroller = source.closest('.cm-scroller')
    if (!scroller) throw new Error('no scroller')
    const middle = (scroller.scrollHeight - scroller.clientHeight) / 2
    scroller.dispatchEvent(new WheelEvent('wheel'))
    scroller.scrollTop = middle
    await waitFor(() => {
      const { top } = preview.getBoundingClientRect()
      const first = [...preview.querySelectorAll('h2')].find(
        (heading) => heading.getBoundingClientRect().top > top,
      )
      const shown = [...source.querySelectorAll('.cm-line')].find(
        (line) => line.textContent === `## ${first?.textContent}`,
      )
      const gap = (shown?.getBoundingClientRect().top ?? 0) - scroller.getBoundingClientRect().top
      expect(Math.abs(gap)).toBeLessThan(scroller.clientHeight)
      expect(shown).toBeDefined()
    })
    preview.dispatchEvent(new WheelEvent('wheel'))
    preview.scrollTop = preview.scrollHeight
    await waitFor(() =>
      expect(scroller.scrollTop).toBeGreaterThan(scroller.scrollHeight - scroller.clientHeight - 2),
    )
  },
}

/** The renderer is loaded in a worker when the first text is rendered. */
const DRAWN = { timeout: 10_000 }

export const Hostile: Story = {
  args: {
    defaultValue: [
      '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](&#x6A;avascript:alert(1))',
      '<javascript:alert(1)> [d](data:text/html,x) [e](vbscript:x)',
      '<img src=x onerror=alert(1)> <a href="https://ok.example.test" onclick="alert(1)">ok</a>',
      '**最后**',
    ].join('\n\n'),
  },
  play: async ({ canvas }) => {
    await sourceOf(canvas)
    const preview = await previewOf(canvas)
    await waitFor(() => expect(preview.querySelector('strong')).toHaveTextContent('最后'), DRAWN)
    const links = [...preview.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['https://ok.example.test'])
    await expect(preview.querySelector('[onerror],[onclick]')).toBeNull()
  },
}

export const Composition: Story = {
  args: { defaultValue: '写' },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas)
    await userEvent.click(source)
    const send = (type: string, init: KeyboardEventInit) =>
      source.dispatchEvent(
        new KeyboardEvent(type, { ...init, keyCode: 229, isComposing: true, bubbles: true }),
      )
    const compose = (type: string, data: string) =>
      source.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }))
    compose('compositionstart', '')
    source.querySelector('.cm-line')?.append('shu')
    compose('compositionupdate', 'shu')
    await waitFor(() => expect(sourceText(source)).toBe('写shu'))
    send('keydown', { key: 'Enter' })
    send('keydown', { key: 'b', ctrlKey: true })
    // A command waits for the end of the composition.
    await userEvent.click(canvas.getByRole('button', { name: /^加粗/ }))
    await expect(sourceText(source)).toBe('写shu')
    compose('compositionend', 'shu')
    await waitFor(() => expect(sourceText(source)).toMatch(/\*{4}/))
    await expect(sourceText(source).replaceAll('*', '')).toBe('写shu')
  },
}
