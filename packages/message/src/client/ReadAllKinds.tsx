'use client'

import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui/form'
import { useStore } from 'jotai/react'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { refreshStatus } from './status-atoms.ts'

/** A button that marks the messages of all kinds as read. Open lists are updated by the status. */
export function ReadAllKinds() {
  const store = useStore()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [failure, setFailure] = useState<string>()
  const handleClick = async () => {
    setFailure(undefined)
    try {
      const { message } = await getApi()
      await message.readAllMessages({ body: { types: Object.values(MESSAGE_TYPE) } })
      refreshStatus(store)
    } catch (error) {
      setFailure(describeFailure(error).message)
    }
  }
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => void handleClick()}>
        {copy.readAllKinds}
      </Button>
      {failure ? <p role="alert">{failure}</p> : null}
    </>
  )
}
