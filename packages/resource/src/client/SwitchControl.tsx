'use client'

import {
  type Api,
  useApi,
  useCallFailure,
  useSession,
  useSessionActions,
} from '@mozhan/session/client'
import { formatCount, RailControl } from '@mozhan/ui'
import { RailOutcome, type ToggleState, useOptimisticToggle } from '@mozhan/ui/client'
import { type ReactNode, useState } from 'react'

export interface SwitchControlProps {
  known: ToggleState
  send: (api: Api, isOn: boolean) => Promise<unknown>
  icons: { off: ReactNode; on: ReactNode }
  /** What it does, for each state and for visitors; the number is ready to show. */
  labels: Record<'act' | 'undo' | 'ask', (count: string) => string>
  tone?: 'brand' | 'seal'
}

/** A round switch that only members can use; a visitor is led to the login site and back. */
export function SwitchControl({ known, send, icons, labels, tone }: SwitchControlProps) {
  const { status } = useSession()
  const { login } = useSessionActions()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [failure, setFailure] = useState<string>()
  const { isOn, count, toggle } = useOptimisticToggle({
    known,
    send: async (next) => send(await getApi(), next),
    onFail: (error) => setFailure(describeFailure(error).message),
  })
  const text = formatCount(count)
  if (status !== 'signed-in') {
    return <RailControl icon={icons.off} text={text} label={labels.ask(text)} onClick={login} />
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
