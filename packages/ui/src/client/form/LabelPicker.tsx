'use client'

import IconPlus from '@tabler/icons-react/icons/IconPlus'
import IconX from '@tabler/icons-react/icons/IconX'
import { useState } from 'react'
import { findLabel, type Label, type LabelGroup, searchLabels } from '../../label-groups.ts'
import { UserText } from '../../view/UserText.tsx'
import { useCompositionSafeKeys } from '../use-composition-safe-keys.ts'
import { PlainButton } from './Button.tsx'
import { copy } from './copy.ts'
import { FormField } from './FormField.tsx'
import classes from './LabelPicker.module.css'
import { PlainInput } from './PlainInput.tsx'

export interface LabelPickerProps {
  /** Channels with their labels. */
  groups: readonly LabelGroup[]
  /** Maximum number of labels. */
  max: number
  selected: readonly string[]
  onChange: (ids: string[]) => void
  /** Why the choice is not accepted. */
  problem?: string
  /** Whether the choice may be empty. @default false */
  isOptional?: boolean
  /**
   * Shows a field and suggestions; all labels unfold below.
   * @default all labels are shown
   */
  compact?: CompactLabels
}

export interface CompactLabels {
  /** Labels that the text suggests. */
  suggested: readonly Label[]
  /** The search field has the focus first in a dialog. */
  hasFocus: boolean
}

/** Selects labels: a channel first, then its labels; or by a search over all of them. */
export function LabelPicker({
  groups,
  max,
  selected,
  onChange,
  problem,
  isOptional = false,
  compact,
}: LabelPickerProps) {
  const [isUnfolded, setUnfolded] = useState(compact === undefined)
  const [channel, setChannel] = useState(() => findChannel(groups, selected))
  const [key, setKey] = useState('')
  const isFull = selected.length >= max
  const isSearching = key.trim() !== ''
  const ofChannel = groups.find(({ id }) => id === channel)?.labels ?? []
  const shown = isSearching ? searchLabels(groups, key) : isUnfolded ? ofChannel : []
  const toggle = (id: string) =>
    onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  const hintOf = () => {
    const { labelPicker } = copy
    if (isFull) return labelPicker.max(max)
    return isOptional ? labelPicker.optional(max) : labelPicker.hint(max)
  }
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      event.preventDefault()
      const [only] = shown
      if (only && key.trim() && !selected.includes(only.id) && !isFull) {
        toggle(only.id)
        setKey('')
      }
    },
  })

  return (
    <FormField
      legend={copy.labelPicker.legend}
      hint={compact && !isFull ? undefined : hintOf()}
      problem={problem}
    >
      {selected.length > 0 ? (
        <ul className={classes.chosen}>
          {selected.map((id) => {
            const name = findLabel(groups, id)?.label.name ?? id
            return (
              <li key={id}>
                <PlainButton
                  className={classes.chip}
                  aria-label={copy.labelPicker.remove(name)}
                  onClick={() => toggle(id)}
                >
                  <UserText>{name}</UserText>
                  <IconX size={14} stroke={1.6} aria-hidden />
                </PlainButton>
              </li>
            )
          })}
        </ul>
      ) : null}
      <PlainInput
        {...keys}
        type="search"
        className={classes.search}
        value={key}
        aria-label={copy.labelPicker.search}
        data-autofocus={compact?.hasFocus || undefined}
        placeholder={compact ? copy.labelPicker.compact(max) : copy.labelPicker.search}
        onChange={(event) => setKey(event.target.value)}
      />
      {compact && !isSearching ? (
        <Suggestions
          labels={isFull ? [] : compact.suggested.filter(({ id }) => !selected.includes(id))}
          isUnfolded={isUnfolded}
          onAdd={toggle}
          onUnfold={() => setUnfolded((isOn) => !isOn)}
        />
      ) : null}
      {isSearching || !isUnfolded ? null : (
        <fieldset className={classes.channels}>
          <legend className={classes.legend}>{copy.labelPicker.channels}</legend>
          {groups.map(({ id, name, labels }) =>
            labels.length === 0 ? null : (
              <PlainButton
                key={id}
                className={classes.channel}
                aria-pressed={id === channel}
                onClick={() => setChannel(id)}
              >
                {name}
              </PlainButton>
            ),
          )}
        </fieldset>
      )}
      {shown.length === 0 && (isSearching || isUnfolded) ? (
        <p className={classes.none}>{copy.labelPicker.none}</p>
      ) : null}
      <div className={classes.labels}>
        {shown.map(({ id, name }) => {
          const isChosen = selected.includes(id)
          return (
            <PlainButton
              key={id}
              className={classes.label}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(id)}
            >
              <UserText>{name}</UserText>
            </PlainButton>
          )
        })}
      </div>
    </FormField>
  )
}

interface SuggestionsProps {
  labels: readonly Label[]
  isUnfolded: boolean
  onAdd: (id: string) => void
  onUnfold: () => void
}

function Suggestions({ labels, isUnfolded, onAdd, onUnfold }: SuggestionsProps) {
  return (
    <>
      <div className={classes.labels}>
        {labels.map(({ id, name }) => (
          <PlainButton
            key={id}
            className={classes.suggestion}
            aria-label={copy.labelPicker.add(name)}
            onClick={() => onAdd(id)}
          >
            <IconPlus size={13} stroke={1.6} aria-hidden />
            <UserText>{name}</UserText>
          </PlainButton>
        ))}
        <PlainButton className={classes.unfold} aria-expanded={isUnfolded} onClick={onUnfold}>
          {isUnfolded ? copy.labelPicker.fold : copy.labelPicker.unfold}
        </PlainButton>
      </div>
      {labels.length > 0 ? <p className={classes.none}>{copy.labelPicker.fromText}</p> : null}
    </>
  )
}

/** The channel of the first chosen label, so that it is open when a text is edited. */
function findChannel(groups: readonly LabelGroup[], selected: readonly string[]) {
  const [first] = selected
  return (first && findLabel(groups, first)?.group.id) || groups[0]?.id
}
