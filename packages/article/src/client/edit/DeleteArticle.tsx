'use client'

import { useApi, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copy } from './copy.ts'
import classes from './DeleteArticle.module.css'

export interface DeleteArticleProps {
  id: string
}

/** Deletes an article, after asking once more on the spot. */
export function DeleteArticle({ id }: DeleteArticleProps) {
  const router = useRouter()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [fault, setFault] = useState<string>()
  const remove = async () => {
    setState('busy')
    setFault(undefined)
    try {
      const api = await getApi()
      await api.article.deleteArticle({ params: { id } })
      router.push('/user')
      router.refresh()
    } catch (error) {
      setFault(describeFailure(error).message)
      setState('asking')
    }
  }
  if (state === 'idle') {
    return (
      <div>
        <Button variant="quiet" className={classes.danger} onClick={() => setState('asking')}>
          {copy.remove.action}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.ask} role="alertdialog" aria-label={copy.remove.ask}>
      <p className={classes.text}>{fault ?? copy.remove.ask}</p>
      <Button className={classes.danger} disabled={state === 'busy'} onClick={() => void remove()}>
        {state === 'busy' ? copy.remove.busy : copy.remove.confirm}
      </Button>
      <Button variant="quiet" disabled={state === 'busy'} onClick={() => setState('idle')}>
        {copy.remove.cancel}
      </Button>
    </div>
  )
}
