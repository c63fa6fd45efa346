'use client'

import { PASSWORD_LENGTH } from '@mozhan/api-client/contract'
import { useApi, useMember, useSessionActions } from '@mozhan/session/client'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { TextField, useSubmit } from '@mozhan/ui/form'
import { type FormEvent, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import {
  EMPTY_PASSWORDS,
  findPasswordProblems,
  type PasswordDraft,
  type PasswordProblem,
  type PasswordProblems,
} from '../model/password-draft.ts'
import classes from './AccountForm.module.css'
import { AccountFormFoot } from './AccountFormFoot.tsx'
import { usePasswordCheck } from './use-password-check.ts'

export interface PasswordFormProps {
  userId: string
  /** User name, for the browser's password manager. */
  username: string
}

const { password: words } = copy

/** Form for a new password. Afterwards every device has to sign in again. */
export function PasswordForm({ userId, username }: PasswordFormProps) {
  const getApi = useApi()
  const { loginWithNewPassword } = useSessionActions()
  const { describeFailure } = useMember()
  const [draft, setDraft] = useState(EMPTY_PASSWORDS)
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const check = usePasswordCheck(userId)
  const { submit, forget, problems, message, isBusy } = useSubmit<PasswordDraft, PasswordProblems>({
    findProblems: findPasswordProblems,
    findBlocker: () => undefined,
    async send(given) {
      const api = await getApi()
      await api.user.changePassword({ body: { userId, ...given } })
      setSaved(true)
      setDraft(EMPTY_PASSWORDS)
      loginWithNewPassword()
    },
    incomplete: copy.profile.incomplete,
    describeFailure,
  })
  const keys = useCompositionSafeKeys({
    Enter(event) {
      event.preventDefault()
      form.current?.requestSubmit()
    },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const [first] = Object.keys(await submit(draft))
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const field = (name: keyof PasswordDraft) => ({
    ...keys,
    name,
    type: 'password',
    value: draft[name],
    problem: toSentence(name, problems[name]),
    onText(text: string) {
      setDraft((now) => ({ ...now, [name]: text }))
      forget({ [name]: text })
    },
  })
  const old = field('oldPassword')

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={classes.hint}>{words.hint}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...old}
        label={words.old}
        problem={old.problem ?? check.problem}
        autoComplete="current-password"
        onText={(text) => {
          old.onText(text)
          check.forget()
        }}
        onBlur={() => void check.run(draft.oldPassword)}
      />
      <TextField {...field('newPassword')} label={words.new} autoComplete="new-password" />
      <TextField {...field('repPassword')} label={words.repeat} autoComplete="new-password" />
      <AccountFormFoot
        label={isBusy && !isSaved ? words.saving : words.save}
        isBusy={isBusy}
        outcome={isSaved ? words.saved : ''}
        failure={message}
      />
    </form>
  )
}

function toSentence(
  name: keyof PasswordDraft,
  problem: PasswordProblem | undefined,
): string | undefined {
  if (problem === undefined) return undefined
  if (problem === 'missing') return words.problems[name]
  return problem === 'differs'
    ? words.problems.differs
    : words.problems.length(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max)
}
