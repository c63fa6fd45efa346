import { BodyEnhancer } from '@mozhan/content/client'
import { renderMarkdown } from '@mozhan/markdown'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ArticleBody, BODY_ID } from './ArticleBody.tsx'

const TEXT = `## 重传、RTO 与 200ms 的下限

多出来的时间集中在 200ms 的整数倍附近，像有人拿着尺子。第一次重传要等一个完整的 RTO[^1]，而 Linux 给它定了一个下限[^2]，于是局域网里丢了包就要白等。

行内的长公式 $a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11} + a_{12} + a_{13} + a_{14} + a_{15} + a_{16} + a_{17} = \\sum_{i=1}^{17} a_i$ 自己滚动。

$$
\\left( \\frac{\\sum_{i=1}^{n} x_i^2}{\\int_0^\\infty e^{-t}\\,dt} \\right)
$$

\`\`\`ts
const isAdmin\u200b = "user\u202e \u2066// 检查\u2069 \u2066"
└──\u00a0\u00a0a.ts
\`\`\`

[^1]: 见 [RFC 6298](https://www.rfc-editor.org/rfc/rfc6298)。
[^2]: RFC 6298 建议下限取 1 秒；Linux 取 200 毫秒，写死在 \`TCP_RTO_MIN\`，可按路由用 \`ip route … rto_min\` 改。
`

const draw = (width: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="300"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`

const PICTURES = `
<p><img src="${draw(1200, '#1f5f63')}" alt="十二分钟里请求耗时的分布，墨越浓请求越多"></p>
<p><img src="${draw(900, '#95592f')}" alt="第二张图"></p>
<p><img src="${draw(300, '#56678f')}" alt="小图"></p>
<p><a href="#x"><img src="${draw(1200, '#775682')}" alt="链接里的图"></a></p>
<p><img src="/files/missing.webp" alt="没有取到的图"></p>`

const meta = {
  title: 'article/view/ArticleBody',
  component: ArticleBody,
  args: { html: '' },
  loaders: [async () => ({ rendered: await renderMarkdown(TEXT) })],
  render: (_args, { loaded: { rendered } }) => (
    <div style={{ maxWidth: 720, paddingInline: 40, margin: '0 auto' }}>
      <ArticleBody html={`${rendered.html}${PICTURES}`} />
      <BodyEnhancer bodyId={BODY_ID} />
    </div>
  ),
} satisfies Meta<typeof ArticleBody>

export default meta
type Story = StoryObj<typeof meta>

function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

const enhanced = (root: HTMLElement) =>
  waitFor(() => {
    find(root, '.heading-anchor')
    find(root, '.zoom-button')
  })

export const Default: Story = {}

/** A large picture opens over the page; Escape returns to the same place and focus. */
export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    await enhanced(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('.zoom-button')).toHaveLength(2))
    const button = find(canvasElement, '.zoom-button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await waitFor(() => find(document, 'dialog[open]'))
    expect(find(dialog, '.viewer-count').textContent).toBe('一 / 二')
    await userEvent.keyboard('{ArrowRight}')
    expect(find(dialog, '.viewer-count').textContent).toBe('二 / 二')
    expect(find(dialog, 'footer b').textContent).toBe('第二张图')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)

    find<HTMLImageElement>(canvasElement, '.zoomable img').click()
    await waitFor(() => find(document, 'dialog[open]'))
    history.back()
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  },
}

export const FailedPicture: Story = {
  play: async ({ canvasElement }) => {
    const box = await waitFor(() => find(canvasElement, '.failed-picture'))
    expect(box).toHaveTextContent('没有取到的图')
    const image = find<HTMLImageElement>(canvasElement, 'img[hidden]')
    image.setAttribute('src', draw(700, '#5c6e3d'))
    await waitFor(() => expect(canvasElement.querySelector('.failed-picture')).toBeNull())
    expect(image).toBeVisible()
  },
}

/** A footnote is shown beside its mark: at once on focus; Escape closes it. */
export const FootnoteCard: Story = {
  play: async ({ canvasElement }) => {
    await enhanced(canvasElement)
    const marks = canvasElement.querySelectorAll<HTMLElement>('[data-footnote-ref]')
    const second = marks[1]
    find<HTMLElement>(canvasElement, '.heading-anchor').focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(marks[0])
    expect(find(canvasElement, '.footnote-card')).toHaveTextContent('RFC 6298')
    // The links of a card come after its mark.
    await userEvent.tab()
    expect(find(canvasElement, '.footnote-card').contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(canvasElement.querySelector('.footnote-card')).toBeNull()
    expect(document.activeElement).toBe(marks[0])
    await userEvent.tab()
    expect(document.activeElement).toBe(second)
    const card = find(canvasElement, '.footnote-card')
    expect(card).toHaveTextContent('TCP_RTO_MIN')
    expect(card.querySelector('[data-footnote-backref]')).toBeNull()
    expect(card.getBoundingClientRect().width).toBeCloseTo(392)
  },
}

/** Buttons, line numbers, language labels and anchors are not part of a selection. */
export const Selection: Story = {
  play: async ({ canvasElement }) => {
    await enhanced(canvasElement)
    find(canvasElement, '.heading-anchor').click()
    await waitFor(() => expect(find(canvasElement, '.heading-answer').textContent).not.toBe(''))
    const selection = getSelection()
    selection?.selectAllChildren(find(canvasElement, '.code'))
    const selected = selection?.toString() ?? ''
    for (const button of canvasElement.querySelectorAll('.code-actions button')) {
      expect(selected).not.toContain(button.textContent)
    }
    expect(selected).toContain('const isAdmin')
    expect(selected).not.toMatch(/^\s*1\s/)
    selection?.selectAllChildren(find(canvasElement, 'h2'))
    expect(selection?.toString()).toBe('重传、RTO 与 200ms 的下限')
    selection?.removeAllRanges()
  },
}

/** Nothing is wider than a phone. */
export const LongFormula: Story = {
  render: (_args, { loaded: { rendered } }) => (
    <div style={{ width: 340 }} data-testid="phone">
      <ArticleBody html={rendered.html} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = find(canvasElement, '[data-testid="phone"]')
    expect(phone.scrollWidth).toBeLessThanOrEqual(340)
    const formula = find(phone, '.math-inline')
    expect(formula.scrollWidth).toBeGreaterThan(formula.clientWidth)
  },
}
