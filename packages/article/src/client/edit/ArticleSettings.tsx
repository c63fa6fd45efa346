'use client'

import type { Article } from '@mozhan/api-client/contract'
import type { LabelGroup } from '@mozhan/ui'
import { LabelPicker, PlainInput } from '@mozhan/ui/form'
import { useMemo } from 'react'
import type { ArticleDraft, DraftProblems } from '../../model/article-draft.ts'
import { findPictures, LABEL_LIMIT, ORIGINAL } from '../../model/article-draft.ts'
import type { Tag } from '../../model/article-row.ts'
import { suggestLabels } from '../../model/suggest-labels.ts'
import classes from './ArticleSettings.module.css'
import { type Choice, ChoiceField } from './ChoiceField.tsx'
import { ColumnPicker } from './ColumnPicker.tsx'
import { CoverField } from './CoverField.tsx'
import { copy } from './copy.ts'
import { problemText } from './problem-text.ts'
import { SummaryField } from './SummaryField.tsx'
import type { Columns } from './use-columns.ts'
import type { CoverUpload, UploadPicture } from './use-cover-upload.ts'

/** Options of the settings. Plain data from the server. */
export interface ArticleChoices {
  groups: LabelGroup[]
  columns: Tag[]
  /** The dictionary `article_type`. */
  kinds: Choice[]
}

/** Calls of the editor and its settings. */
export interface ArticleCalls {
  upload: UploadPicture
  summarise: (content: string) => Promise<string>
  createColumn: (name: string) => Promise<string>
  /** The current version of the author's article. */
  getArticle: (id: string) => Promise<Article>
  /** Message for an error of one of these calls. */
  describeError: (error: unknown) => string
}

export interface ArticleSettingsProps {
  draft: ArticleDraft
  onChange: (change: Partial<ArticleDraft>) => void
  problems: DraftProblems
  choices: Pick<ArticleChoices, 'groups' | 'kinds'>
  calls: Pick<ArticleCalls, 'summarise' | 'describeError'>
  cover: CoverUpload
  columns: Columns
  /** The field that has the focus first. */
  firstMissing?: string | undefined
}

const VISIBILITY: Choice[] = [
  { value: 'public', label: copy.visibility.public },
  { value: 'private', label: copy.visibility.private, hint: copy.visibility.privateHint },
]

/** Fields of an article except title and text. */
export function ArticleSettings({
  draft,
  onChange,
  problems,
  choices,
  calls,
  cover,
  columns,
  firstMissing,
}: ArticleSettingsProps) {
  const { describeError } = calls
  const { groups, kinds } = choices
  const { title, content } = draft
  const suggested = useMemo(
    () => suggestLabels(groups, { title, content }),
    [groups, title, content],
  )
  return (
    <div className={classes.settings}>
      <div data-field="labelIds">
        <LabelPicker
          groups={groups}
          max={LABEL_LIMIT}
          selected={draft.labelIds}
          onChange={(labelIds) => onChange({ labelIds })}
          problem={problemText('labelIds', problems)}
          compact={{ suggested, hasFocus: firstMissing === 'labelIds' }}
        />
      </div>
      <ColumnPicker
        columns={columns}
        selected={draft.columnIds}
        onChange={(columnIds) => onChange({ columnIds })}
        describeError={describeError}
      />
      <CoverField
        value={draft.cover}
        onChange={(address) => onChange({ cover: address })}
        pictures={findPictures(draft.content)}
        upload={cover}
      />
      <div data-field="summary">
        <SummaryField
          value={draft.summary}
          onChange={(summary) => onChange({ summary })}
          summarise={content.trim() ? () => calls.summarise(content) : undefined}
          describeError={describeError}
          problem={problemText('summary', problems)}
        />
      </div>
      <div className={classes.cut}>
        <ChoiceField
          legend={copy.visibility.legend}
          choices={VISIBILITY}
          value={draft.isPublic ? 'public' : 'private'}
          onChange={(value) => onChange({ isPublic: value === 'public' })}
        />
      </div>
      <div data-field="source">
        <ChoiceField
          legend={copy.kind.legend}
          choices={kinds}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
          problem={problemText('source', problems)}
        >
          {draft.kind === ORIGINAL ? null : (
            <PlainInput
              className={classes.source}
              data-autofocus={firstMissing === 'source' || undefined}
              value={draft.source}
              aria-label={copy.kind.source}
              aria-invalid={problems.source ? true : undefined}
              placeholder={copy.kind.sourcePlaceholder}
              onChange={(event) => onChange({ source: event.target.value })}
            />
          )}
        </ChoiceField>
      </div>
    </div>
  )
}
