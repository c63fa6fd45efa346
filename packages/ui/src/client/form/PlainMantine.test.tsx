import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, PlainButton } from './Button.tsx'
import { PlainInput, PlainTextarea } from './PlainInput.tsx'
import { TextField } from './TextField.tsx'
import { TitleBar } from './TitleBar.tsx'

const nothing = () => {}

function Nickname({ problem }: { problem?: string }) {
  const [text, setText] = useState('')
  return <TextField label="昵称" value={text} problem={problem} counter="0/30" onText={setText} />
}

describe('headless Mantine', () => {
  it('writes no style and no class of its own into the server markup', () => {
    const markup = renderToStaticMarkup(
      <>
        <Button variant="primary" size="sm" disabled>
          发布
        </Button>
        <PlainButton className="remove">删除</PlainButton>
        <PlainInput className="field" defaultValue="" aria-invalid />
        <PlainTextarea className="text" rows={8} defaultValue="" />
        <TextField label="昵称" value="" problem="请填写昵称" counter="0/30" onText={nothing} />
        <TitleBar
          title=""
          onTitle={nothing}
          label="标题"
          placeholder="标题"
          counter="0/50"
          isOver
          problem="请填写标题"
        >
          保存
        </TitleBar>
      </>,
    )
    expect(markup).not.toContain('style=')
    expect(markup).not.toMatch(/class="[^"]*\b(m_|mantine-)/)
  })

  it('labels a field, announces its problem, and treats the counter as decoration', async () => {
    const { rerender } = render(<Nickname />)
    const field = screen.getByRole('textbox', { name: '昵称' })
    expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field, '墨')
    expect(field).toHaveValue('墨')
    rerender(<Nickname problem="昵称太长" />)
    expect(screen.getByRole('alert')).toHaveTextContent('昵称太长')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('昵称太长')
    expect(field).toHaveValue('墨')
  })

  it('passes the attributes of a field without a label', () => {
    render(
      <>
        <PlainInput type="search" aria-label="搜索标签" />
        <PlainTextarea aria-label="简介" rows={8} aria-invalid />
      </>,
    )
    expect(screen.getByRole('searchbox', { name: '搜索标签' })).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('textbox', { name: '简介' })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: '简介' })).toHaveAttribute('rows', '8')
  })

  it('submits no form unless its type is submit', () => {
    render(<Button>取消</Button>)
    expect(screen.getByRole('button', { name: '取消' })).toHaveAttribute('type', 'button')
  })
})
