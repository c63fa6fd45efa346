import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JournalTextarea } from './JournalTextarea.tsx'
import { SaveState } from './SaveState.tsx'
import { useTextJournal } from './use-text-journal.ts'

interface BoxProps {
  owner: string | undefined
  target?: string
}

function Box({ owner, target = 'x' }: BoxProps) {
  const journal = useTextJournal({ owner, kind: 'comment', target })
  return (
    <>
      <JournalTextarea journal={journal} aria-label="评论" />
      <SaveState state={journal.state} />
      <button type="button" onClick={() => void journal.published(journal.content)}>
        published
      </button>
    </>
  )
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('评论')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('useTextJournal with JournalTextarea', () => {
  it('restores the text after unmounting', async () => {
    const { unmount } = render(<Box owner="7" />)
    await settle()
    type('写到一半')
    unmount()
    render(<Box owner="7" />)
    await settle()
    expect(box().value).toBe('写到一半')
    expect(screen.getByRole('status').textContent).toBe('草稿已保存在本机')
  })

  it('shows the text only to its owner, also after a change of account', async () => {
    const { rerender } = render(<Box owner="7" />)
    await settle()
    type('七的')
    rerender(<Box owner="8" />)
    await settle()
    expect(box().value).toBe('')
    rerender(<Box owner="7" />)
    await settle()
    expect(box().value).toBe('七的')
  })

  it('stores what is typed before the owner is known', async () => {
    const { rerender } = render(<Box owner={undefined} />)
    type('很早')
    rerender(<Box owner="7" />)
    await settle()
    expect(box().value).toBe('很早')
    expect(screen.getByRole('status').textContent).toBe('草稿已保存在本机')
  })

  it('keeps what was typed before hydration and what was stored earlier as two versions', async () => {
    const { unmount } = render(<Box owner="7" />)
    await settle()
    type('上次写的一大段')
    unmount()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Box owner={undefined} />)
    box().value = '很早'
    const { rerender } = render(<Box owner={undefined} />, { container, hydrate: true })
    rerender(<Box owner="7" />)
    await settle()
    expect(box().value).toBe('很早')
    expect(screen.getByRole('status').textContent).toBe('有冲突')
    fireEvent.click(screen.getByText('published'))
    await settle()
    expect(box().value).toBe('上次写的一大段')
  })

  it('moves a visitor’s text to the account that signs in on the page', async () => {
    const { rerender } = render(<Box owner="visitor" />)
    await settle()
    type('先写后登录')
    rerender(<Box owner="7" />)
    await settle()
    expect(box().value).toBe('先写后登录')
    rerender(<Box owner="visitor" />)
    await settle()
    expect(box().value).toBe('')
  })

  it('stores one text for each target', async () => {
    const { rerender } = render(<Box owner="7" />)
    await settle()
    type('甲')
    rerender(<Box owner="7" target="y" />)
    await settle()
    expect(box().value).toBe('')
  })

  it('is empty after the publication, also after remounting', async () => {
    const { unmount } = render(<Box owner="7" />)
    await settle()
    type('发表')
    fireEvent.click(screen.getByText('published'))
    await settle()
    expect(box().value).toBe('')
    unmount()
    render(<Box owner="7" />)
    await settle()
    expect(box().value).toBe('')
  })

  it('asks before leaving only while the text is not stored', async () => {
    render(<Box owner="7" target="full" />)
    await settle()
    type('保存了')
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      act(() => void window.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    type('保存不了')
    await settle()
    expect(screen.getByRole('status').textContent).toBe('未保存')
    expect(leave()).toBe(true)
  })

  it('works if every access to storage throws', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    render(<Box owner="7" target="blocked" />)
    await settle()
    type('照样能写')
    await settle()
    expect(box().value).toBe('照样能写')
    expect(screen.getByRole('status').textContent).toBe('未保存')
  })

  it('treats damaged values as absent', async () => {
    const values = ['ERROR', 'null', '{"heads":', '{"heads":[{"writer":1}],"seen":3}', '[]']
    for (const [at, bad] of values.entries()) {
      localStorage.setItem(`mozhan-journal:7/comment/bad${at}:w`, bad)
      const { unmount } = render(<Box owner="7" target={`bad${at}`} />)
      await settle()
      expect(box().value).toBe('')
      type('新的')
      expect(screen.getByRole('status').textContent).toBe('草稿已保存在本机')
      unmount()
    }
  })

  it('flushes before a registered leave', async () => {
    const flushes: (() => Promise<void>)[] = []
    function Registered() {
      const journal = useTextJournal({
        owner: '7',
        kind: 'comment',
        target: 'z',
        registerBeforeLeave: register,
      })
      return <JournalTextarea journal={journal} aria-label="评论" />
    }
    const register = (flush: () => Promise<void>) => {
      flushes.push(flush)
      return () => void flushes.pop()
    }
    const { unmount } = render(<Registered />)
    await settle()
    type('走之前')
    await act(async () => flushes[0]?.())
    unmount()
    expect(flushes).toEqual([])
    expect(JSON.stringify({ ...localStorage })).toContain('走之前')
  })
})
