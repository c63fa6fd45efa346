import 'server-only'
import { loadSide } from '@mozhan/session/server'
import { AuthorCard } from '../view/AuthorCard.tsx'
import { findProfile } from './load-profile.ts'

export interface AuthorPanelProps {
  /** User id of the author. */
  id: string
}

/** Author card beside a text; renders nothing if the account was deleted. */
export async function AuthorPanel({ id }: AuthorPanelProps) {
  const profile = await loadSide('author', () => findProfile(id), undefined)
  return profile ? <AuthorCard profile={profile} /> : null
}
