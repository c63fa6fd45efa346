'use client'

import {
  countCharacters,
  MAX_NICK_NAME_LENGTH,
  MAX_SIGNATURE_LENGTH,
} from '@mozhan/api-client/contract'
import { changeSessionUser, useApi, useMember } from '@mozhan/session/client'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { TextField, useSubmit } from '@mozhan/ui/form'
import { useStore } from 'jotai/react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import {
  findProfileProblems,
  type ProfileDraft,
  type ProfileProblems,
  toProfileChange,
} from '../model/profile-draft.ts'
import classes from './AccountForm.module.css'
import { AccountFormFoot } from './AccountFormFoot.tsx'
import { useSavedProfile } from './use-saved-profile.ts'

export interface ProfileFormProps {
  userId: string
  username: string
  initial: ProfileDraft
}

const { profile: words } = copy

/** Form for nickname, signature, telephone number and email of the signed-in user. */
export function ProfileForm({ userId, username, initial }: ProfileFormProps) {
  const router = useRouter()
  const store = useStore()
  const getApi = useApi()
  const { describeFailure } = useMember()
  const { draft, change, isRestored, settle } = useSavedProfile(userId, initial)
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { submit, forget, problems, message, isBusy } = useSubmit<ProfileDraft, ProfileProblems>({
    findProblems: findProfileProblems,
    findBlocker: () => undefined,
    async send(given) {
      const body = toProfileChange(given)
      const api = await getApi()
      await api.user.updateUser({ body: { id: userId, ...body } })
      setSaved(settle(given))
      changeSessionUser(store, { nickName: body.nickName })
      router.refresh()
    },
    incomplete: words.incomplete,
    describeFailure: (error) => words.failed(describeFailure(error)),
    isLasting: true,
  })
  const keys = useCompositionSafeKeys({
    Enter(event) {
      event.preventDefault()
      form.current?.requestSubmit()
    },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    const [first] = Object.keys(await submit(draft))
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const field = (name: keyof ProfileDraft, limit?: number) => {
    const problem = problems[name]
    return {
      ...keys,
      name,
      label: words[name],
      value: draft[name],
      problem: problem && words.problems[name][problem],
      counter: limit ? words.counter(countCharacters(draft[name].trim()), limit) : undefined,
      onText(text: string) {
        change({ [name]: text })
        forget({ [name]: text })
        setSaved(false)
      },
    }
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={classes.hint}>{words.username(username)}</p>
      {isRestored ? <p className={classes.hint}>{words.restored}</p> : null}
      <TextField {...field('nickName', MAX_NICK_NAME_LENGTH)} autoComplete="nickname" />
      <TextField {...field('summary', MAX_SIGNATURE_LENGTH)} autoComplete="off" />
      <TextField {...field('mobile')} type="tel" inputMode="numeric" autoComplete="tel-national" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <AccountFormFoot
        label={isBusy ? words.saving : words.save}
        isBusy={isBusy}
        outcome={isSaved ? words.saved : ''}
        failure={message}
      />
    </form>
  )
}
