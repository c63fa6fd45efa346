'use client'

import { sessionCopy } from '@mozhan/session'
import { useExpiryNotice, useSessionActions } from '@mozhan/session/client'
import { ExpiryBanner } from '../view/ExpiryBanner.tsx'

const TEXTS = {
  idle: undefined,
  leaving: sessionCopy.expired,
  ended: sessionCopy.expired,
  elsewhere: sessionCopy.signedOutElsewhere,
}

/**
 * Says that the session has ended (docs/rules.md#token-expiry): until the page leaves, when a reader returns still signed
 * out, and on a member page while another tab signs out.
 */
export function ExpiryNotice() {
  const { notice, dismiss } = useExpiryNotice()
  const { login } = useSessionActions()
  return (
    <ExpiryBanner
      text={TEXTS[notice]}
      leaving={notice === 'leaving'}
      onLogin={login}
      onDismiss={dismiss}
    />
  )
}
