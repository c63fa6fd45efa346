'use client'

import { useApi, useCallFailure, useSiteConfig } from '@mozhan/session/client'
import { Button } from '@mozhan/ui/form'
import { useState } from 'react'
import { copy } from '../copy.ts'
import classes from './ExportPanel.module.css'

const { exporting } = copy

/** Starts the export of everything the user wrote. The browser downloads it from a short-lived address. */
export function ExportPanel() {
  const { apiBase } = useSiteConfig()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [state, setState] = useState<'idle' | 'busy' | 'started'>('idle')
  const [failure, setFailure] = useState<string>()

  const start = async () => {
    setState('busy')
    setFailure(undefined)
    try {
      const api = await getApi()
      const address = await api.user.prepareExport()
      save(new URL(address, new URL(apiBase, location.href)))
      setState('started')
    } catch (error) {
      setFailure(describeFailure(error).message)
      setState('idle')
    }
  }
  return (
    <section className={classes.panel} aria-labelledby="export-title">
      <h2 id="export-title" className={classes.title}>
        {exporting.title}
      </h2>
      <p className={classes.text}>{exporting.about}</p>
      <ul className={classes.parts} aria-label={exporting.parts}>
        {exporting.kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      <p className={classes.text}>{exporting.without}</p>
      <div className={classes.bar}>
        <Button variant="primary" disabled={state === 'busy'} onClick={() => void start()}>
          {state === 'busy' ? exporting.busy : exporting.action}
        </Button>
        <span className={classes.outcome} role="status">
          {state === 'started' ? exporting.started : null}
        </span>
      </div>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </section>
  )
}

/** Starts a download, so that an error page of the server does not replace the page. */
function save(address: URL): void {
  const link = document.createElement('a')
  link.href = address.href
  link.download = ''
  link.click()
}
