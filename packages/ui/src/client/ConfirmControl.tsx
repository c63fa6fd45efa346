'use client'

import { copy } from '../copy.ts'
import classes from './ConfirmControl.module.css'
import { useConfirm } from './use-confirm.ts'

export interface ConfirmControlProps {
  /** Name of the button. */
  action: string
  /** Question that is shown before the action. */
  question: string
  /** The action. Its errors must be handled by the caller. */
  onConfirm: () => Promise<void>
}

/** A button that asks for confirmation in its place; Escape cancels and returns the focus to the button. */
export function ConfirmControl({ action, question, onConfirm }: ConfirmControlProps) {
  const asked = useConfirm(onConfirm)
  if (!asked.isAsking) {
    return (
      <button {...asked.openerProps} type="button" className={classes.opener}>
        {action}
      </button>
    )
  }
  return (
    <span {...asked.keys} role="alertdialog" className={classes.ask} aria-label={question}>
      <span>{asked.isBusy ? copy.confirm.busy : question}</span>
      <button {...asked.yesProps} type="button" className={classes.yes}>
        {copy.confirm.yes}
      </button>
      <button {...asked.noProps} type="button" className={classes.no}>
        {copy.confirm.no}
      </button>
    </span>
  )
}
