'use client'

import type { MessageSettings as Settings } from '@mozhan/api-client/contract'
import { useApi, useCallFailure, useSession } from '@mozhan/session/client'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { KINDS, type MessageKind } from '../model/message-type.ts'
import classes from './MessageSettings.module.css'

export interface MessageSettingsProps {
  first: Settings
}

/** Switches for the kinds of messages; each change is saved at once. */
export function MessageSettings({ first }: MessageSettingsProps) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  // Disabled until hydration, because a click before it would have no effect.
  const isPending = useSession().status === 'pending'
  const [settings, setSettings] = useState(first)
  const [note, setNote] = useState<{ text: string; isFailure: boolean }>()
  // Saved one after another, so that the last click wins.
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const saved = useRef(first)

  const toggle = (kind: MessageKind) => {
    const wanted = !settings[kind]
    setSettings({ ...settings, [kind]: wanted })
    setNote(undefined)
    saving.current = saving.current.then(async () => {
      try {
        const body = { ...saved.current, [kind]: wanted }
        await (await getApi()).message.updateMessageSettings({ body })
        saved.current = body
        setNote({ text: copy.preferences.saved, isFailure: false })
      } catch (error) {
        setSettings((now) => ({ ...now, [kind]: saved.current[kind] }))
        setNote({ text: describeFailure(error).message, isFailure: true })
      }
    })
  }

  return (
    <section aria-label={copy.settings}>
      <h2 className={classes.heading}>{copy.settings}</h2>
      <p className={classes.hint}>{copy.preferences.hint}</p>
      {KINDS.map((kind) => (
        <label key={kind} className={classes.row}>
          {copy.preferences.items[kind]}
          <input
            type="checkbox"
            disabled={isPending}
            checked={settings[kind]}
            onChange={() => toggle(kind)}
          />
        </label>
      ))}
      <p className={classes.note} role="status" data-failure={note?.isFailure || undefined}>
        {note?.text}
      </p>
    </section>
  )
}
