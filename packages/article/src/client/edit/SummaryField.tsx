'use client'

import { Button, FormField, PlainTextarea } from '@mozhan/ui/form'
import { useRef, useState } from 'react'
import { countCharacters, MAX_SUMMARY_LENGTH } from '../../model/article-draft.ts'
import { copy } from './copy.ts'
import classes from './SummaryField.module.css'

export interface SummaryFieldProps {
  value: string
  onChange: (summary: string) => void
  /** Generates a summary of the current text; absent while there is no text. */
  summarise?: () => Promise<string>
  describeError: (error: unknown) => string
  problem?: string
}

/** Summary field with a button that generates one from the text. */
export function SummaryField({
  value,
  onChange,
  summarise,
  describeError,
  problem,
}: SummaryFieldProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const latest = useRef(value)
  latest.current = value
  const generate = async () => {
    if (!summarise) return setFailure(copy.summary.emptyText)
    setBusy(true)
    setFailure(undefined)
    const before = latest.current
    try {
      const summary = await summarise()
      // Input typed during the call takes precedence over its result.
      if (latest.current === before) onChange(summary)
    } catch (error) {
      setFailure(describeError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormField legend={copy.summary.legend} problem={problem ?? failure}>
      <PlainTextarea
        className={classes.summary}
        rows={2}
        value={value}
        aria-label={copy.summary.legend}
        aria-invalid={problem ? true : undefined}
        placeholder={copy.summary.placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={classes.foot}>
        <span>{copy.summary.counter(countCharacters(value), MAX_SUMMARY_LENGTH)}</span>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void generate()}>
          {isBusy ? copy.summary.generating : copy.summary.generate}
        </Button>
      </div>
    </FormField>
  )
}
