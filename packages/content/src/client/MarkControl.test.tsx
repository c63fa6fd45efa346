import { SessionProvider } from '@mozhan/session/client'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { MarkControl } from './MarkControl.tsx'

const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }

function renderAction() {
  return render(
    <SessionProvider config={CONFIG}>
      <MarkControl mark="like" kind="article" id="1" count={218} />
    </SessionProvider>,
  )
}

function setCookies(maxAge: number) {
  for (const name of ['userInfo={"uid":"7","nickName":"林"}', 'accessToken=a', 'refreshToken=r']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the login site sets these cookies for scripts
    document.cookie = `${name}; path=/; max-age=${maxAge}`
  }
}

afterEach(() => setCookies(0))

describe('MarkControl', () => {
  it('offers visitors the login, in its label', () => {
    renderAction()
    expect(screen.getByRole('button', { name: copy.signInToLike('218') })).toBeInTheDocument()
  })

  it('is a switch for signed-in users', () => {
    setCookies(60)
    renderAction()
    const button = screen.getByRole('button', { name: copy.like('218') })
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})
