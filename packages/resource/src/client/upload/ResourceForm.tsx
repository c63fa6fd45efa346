'use client'

import { countCharacters } from '@mozhan/api-client/contract'
import { resourcePage } from '@mozhan/routes'
import type { LabelGroup } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import {
  Button,
  FormField,
  LabelPicker,
  PlainInput,
  PlainTextarea,
  RestoredBar,
} from '@mozhan/ui/form'
import { useRouter } from 'next/navigation'
import { copy } from '../../copy.ts'
import {
  LABEL_LIMIT,
  MAX_SUMMARY_LENGTH,
  MAX_TITLE_LENGTH,
  type ResourceDraft,
  titleOfFile,
} from '../../model/resource-draft.ts'
import type { Tag } from '../../model/resource-row.ts'
import { FilePart } from './FilePart.tsx'
import { problemTexts } from './problem-texts.ts'
import classes from './ResourceForm.module.css'
import { usePublish } from './use-publish.ts'
import { useSavedDraft } from './use-saved-draft.ts'
import { useUpload } from './use-upload.ts'

export interface ResourceFormProps {
  /** Id of the uploader. */
  owner: string
  /** Id of the resource to edit; absent for a new one. */
  resourceId?: string
  /** Initial values of the form. */
  initial: ResourceDraft
  types: readonly Tag[]
  /** Channels with their labels. */
  groups: LabelGroup[]
}

const { form } = copy

/** Form for a new or existing resource. Input is preserved over a reload and a visit to the login site. */
export function ResourceForm({ owner, resourceId, initial, types, groups }: ResourceFormProps) {
  const router = useRouter()
  const saved = useSavedDraft(owner, resourceId, initial)
  const { draft, change } = saved
  const upload = useUpload({
    owner,
    resourceId,
    onDone: (file) => {
      publishing.forget({ file, title: '' })
      change((before) => ({ file, title: before.title || titleOfFile(file.fileName) }))
    },
  })
  const isUploading = upload.state !== undefined
  const publishing = usePublish({
    resourceId,
    isUploading,
    onPublished: (id, sent) => {
      saved.settle(id, sent)
      router.push(resourcePage.href({ id }))
      router.refresh()
    },
  })
  const problems = problemTexts(publishing.problems, isUploading)
  const edit = (part: Partial<ResourceDraft>) => {
    publishing.forget(part)
    change(part)
  }
  // Enter that accepts a candidate of an input method must not submit the form.
  const keys = useCompositionSafeKeys({ Enter: (event) => event.preventDefault() })

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void publishing.submit(draft)
      }}
    >
      <h1 className={classes.heading}>{resourceId ? form.change : form.create}</h1>
      <div role="status" className={classes.status}>
        {saved.isRestored ? (
          <RestoredBar onDiscard={saved.discard} onClose={saved.dismissRestored} />
        ) : null}
      </div>
      <FilePart owner={owner} file={draft.file} upload={upload} problem={problems.file} />
      <FormField
        legend={form.title}
        hint={form.titleHint(MAX_TITLE_LENGTH)}
        problem={problems.title}
        action={<Counter text={draft.title} limit={MAX_TITLE_LENGTH} />}
      >
        <PlainInput
          {...keys}
          className={classes.field}
          value={draft.title}
          aria-label={form.title}
          onChange={({ target }) => edit({ title: target.value })}
        />
      </FormField>
      <FormField legend={form.type} problem={problems.type}>
        <div className={classes.types}>
          {types.map(({ id, name }) => (
            <label key={id} className={classes.type}>
              <input
                type="radio"
                name="type"
                value={id}
                checked={draft.type === id}
                onChange={() => edit({ type: id })}
              />
              {name}
            </label>
          ))}
        </div>
      </FormField>
      <FormField
        legend={form.summary}
        hint={form.summaryHint(MAX_SUMMARY_LENGTH)}
        problem={problems.summary}
        action={<Counter text={draft.summary} limit={MAX_SUMMARY_LENGTH} />}
      >
        <PlainTextarea
          className={classes.text}
          rows={8}
          value={draft.summary}
          aria-label={form.summary}
          onChange={({ target }) => edit({ summary: target.value })}
        />
      </FormField>
      <LabelPicker
        groups={groups}
        max={LABEL_LIMIT}
        isOptional
        selected={draft.labelIds}
        onChange={(labelIds) => edit({ labelIds })}
      />
      <div className={classes.foot}>
        <Button type="submit" variant="primary" disabled={publishing.isBusy}>
          {publishing.isBusy ? form.busy : resourceId ? form.save : form.publish}
        </Button>
        {publishing.message ? (
          <p className={classes.message} role="alert">
            {publishing.message}
          </p>
        ) : null}
      </div>
    </form>
  )
}

function Counter({ text, limit }: { text: string; limit: number }) {
  const length = countCharacters(text.trim())
  return (
    <span className={classes.counter} data-over={length > limit || undefined}>
      {form.counter(length, limit)}
    </span>
  )
}
