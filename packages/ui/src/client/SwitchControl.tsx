'use client'

import { type ReactNode, useState } from 'react'
import { formatCount } from '../format-count.ts'
import { RailControl } from '../view/RailControl.tsx'
import { RailOutcome } from './RailOutcome.tsx'
import { type ToggleState, useOptimisticToggle } from './use-optimistic-toggle.ts'

export interface SwitchControlProps {
  known: ToggleState
  send: (isOn: boolean) => Promise<unknown>
  icons: { off: ReactNode; on: ReactNode }
  /** Accessible names for each state and for visitors; the number is formatted. */
  labels: Record<'act' | 'undo' | 'ask', (count: string) => string>
  tone?: 'brand' | 'seal'
  /** The session of the reader. */
  member: {
    isSignedIn: boolean
    login: () => void
    describeFailure: (error: unknown) => string
  }
}

/** A round toggle for members with an optimistic update; a visitor is sent to the login site and back. */
export function SwitchControl({ known, send, icons, labels, tone, member }: SwitchControlProps) {
  const [failure, setFailure] = useState<string>()
  const { isOn, count, toggle } = useOptimisticToggle({
    known,
    send,
    onFail: (error) => setFailure(member.describeFailure(error)),
  })
  const text = formatCount(count)
  if (!member.isSignedIn) {
    return (
      <RailControl icon={icons.off} text={text} label={labels.ask(text)} onClick={member.login} />
    )
  }
  return (
    <RailOutcome text={failure} onGone={() => setFailure(undefined)}>
      <RailControl
        icon={isOn ? icons.on : icons.off}
        text={text}
        label={isOn ? labels.undo(text) : labels.act(text)}
        isOn={isOn}
        tone={tone}
        onClick={() => {
          setFailure(undefined)
          toggle()
        }}
      />
    </RailOutcome>
  )
}
