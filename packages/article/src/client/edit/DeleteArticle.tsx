'use client'

import { accountPage } from '@mozhan/routes'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useConfirm } from '@mozhan/ui/client'
import { Button } from '@mozhan/ui/form'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copy } from './copy.ts'
import classes from './DeleteArticle.module.css'

export interface DeleteArticleProps {
  id: string
}

/** Button that deletes an article after an inline confirmation. */
export function DeleteArticle({ id }: DeleteArticleProps) {
  const router = useRouter()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [problem, setProblem] = useState<string>()
  const asked = useConfirm(async () => {
    setProblem(undefined)
    try {
      const api = await getApi()
      await api.article.deleteArticle({ params: { id } })
      router.push(accountPage.path)
      router.refresh()
      // Stays busy until the navigation, so that no second deletion starts.
      await new Promise(() => undefined)
    } catch (error) {
      setProblem(describeFailure(error).message)
    }
  })
  if (!asked.isAsking) {
    return (
      <div>
        <Button {...asked.openerProps} variant="quiet" className={classes.danger}>
          {copy.remove.action}
        </Button>
        {problem ? (
          <p className={classes.text} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div {...asked.keys} role="alertdialog" className={classes.ask} aria-label={copy.remove.ask}>
      <p className={classes.text}>{copy.remove.ask}</p>
      <Button {...asked.yesProps} className={classes.danger}>
        {asked.isBusy ? copy.remove.busy : copy.remove.confirm}
      </Button>
      <Button {...asked.noProps} variant="quiet">
        {copy.remove.cancel}
      </Button>
    </div>
  )
}
