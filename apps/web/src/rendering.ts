import { QUESTION_TABS, type QuestionListKey } from '@mozhan/question'
import type { ResourceWish } from '@mozhan/resource'
import { PROFILE_TABS, type ProfileTab } from '@mozhan/user'
import { notFound } from 'next/navigation'

/** What Next hands to a page with an id in its path. */
export interface IdPageProps {
  params: Promise<{ id: string }>
}

/** The same for a later page of a list. */
export interface ListPageProps {
  params: Promise<{ page: string }>
}

/** What Next hands to a page that looks at its query. */
export interface QueryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The same for a page of a list of questions: a tab, or the id of a label. */
export interface QuestionsPageProps {
  params: Promise<{ list: string; page: string }>
}

/** The same for a tab of somebody's page. */
export interface ProfilePageProps {
  params: Promise<{ id: string; tab: string; page: string }>
}

/** Digits as a 64-bit number has them at most. */
const ID = /^[1-9]\d{0,18}$/

/** Pages with an id are made at their first visit and kept from then on. */
export function atFirstVisit(): [] {
  return []
}

/**
 * The id of a page. A path that cannot be one of ours is a real 404 before anything is asked for:
 * `/:id` also catches `/favicon.ico` and the like.
 */
export async function readId(params: IdPageProps['params']): Promise<string> {
  const { id } = await params
  return ID.test(id) ? id : notFound()
}

/** The number of a later page of a list; the first page is the list itself. */
export async function readPage(params: ListPageProps['params']): Promise<number> {
  const { page } = await params
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? Number(page) : notFound()
}

/**
 * A page of the questions. `/question` with a query is answered by one of these paths (next.config.ts), so that it can be
 * kept like any other page.
 */
export async function readQuestions(
  params: QuestionsPageProps['params'],
): Promise<{ list: QuestionListKey; current: number }> {
  const { list, page } = await params
  const tab = QUESTION_TABS.find((each) => each === list)
  const current = Number(page)
  if (!/^[1-9]\d{0,3}$/.test(page) || (tab === undefined && !ID.test(list))) notFound()
  return { list: tab ?? { labelId: list }, current }
}

/** A tab of somebody's page: `/user/:id` with a query is answered by one of these paths, as the questions are. */
export async function readProfilePlace(
  params: ProfilePageProps['params'],
): Promise<{ id: string; tab: ProfileTab; page: number }> {
  const { tab: named, page } = await params
  const id = await readId(params)
  const tab = PROFILE_TABS.find((each) => each === named)
  if (tab === undefined || !/^[1-9]\d{0,3}$/.test(page)) notFound()
  return { id, tab, page: Number(page) }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const CONTROL = /[\u0000-\u001f\u007f]/g

/** Values of a query by name, without control characters, which no call takes; of a repeated one the first counts. */
export async function readQuery<Name extends string>(
  searchParams: QueryPageProps['searchParams'],
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  const query = await searchParams
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = query[name]
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) found[name] = first.replaceAll(CONTROL, ' ').toWellFormed()
  }
  return found
}

/** The page of a list that a query asks for; the first one where it asks for nothing that exists. */
export function readPageNumber(value: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1
}

/** Longest words that a list is searched for; the API refuses more than 255. */
const MOST_WORDS = 100

/** What a list of resources is narrowed to; what cannot be read narrows nothing. */
export async function readResources(
  searchParams: QueryPageProps['searchParams'],
): Promise<{ wish: ResourceWish; current: number }> {
  const names = ['type', 'title', 'order', 'page'] as const
  const { type, title, order, page } = await readQuery(searchParams, names)
  const words = readWords(title)
  const wish: ResourceWish = {
    ...(type !== undefined && /^[\w-]{1,30}$/.test(type) ? { type } : {}),
    ...(words ? { title: words } : {}),
    ...(order === 'hot' ? { order } : {}),
  }
  return { wish, current: readPageNumber(page) }
}

/** What of the personal centre is shown. */
export async function readAccountPlace(
  searchParams: QueryPageProps['searchParams'],
): Promise<{ tab?: string; page: number; search?: string; kind?: string }> {
  const { tab, page, key, kind } = await readQuery(searchParams, ['tab', 'page', 'key', 'kind'])
  const search = readWords(key)
  return {
    page: readPageNumber(page),
    ...(tab === undefined ? {} : { tab }),
    ...(search ? { search } : {}),
    ...(kind === undefined ? {} : { kind }),
  }
}

function readWords(text: string | undefined): string | undefined {
  return text?.trim().slice(0, MOST_WORDS).toWellFormed()
}
