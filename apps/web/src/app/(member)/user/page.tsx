import { MyArticles, MyColumns } from '@mozhan/article/server'
import { MyQuestions } from '@mozhan/question/server'
import { MyResources } from '@mozhan/resource/server'
import { accountPage, parseQuery } from '@mozhan/routes'
import * as user from '@mozhan/user/server'
import type { QueryProps } from '@/rendering.ts'

export const generateMetadata = user.accountMetadata

export default async function Page({ searchParams }: QueryProps) {
  const { tab, key: search, page = 1, kind } = await parseQuery(accountPage, await searchParams)
  const place = { search, page, kind }
  const panels = {
    articles: <MyArticles visibility="public" {...place} />,
    private: <MyArticles visibility="private" {...place} />,
    columns: <MyColumns {...place} />,
    questions: <MyQuestions {...place} />,
    resources: <MyResources {...place} />,
    collects: <user.CollectTab {...place} />,
    h: <user.HistoryTab />,
    profile: <user.ProfileTab />,
    password: <user.PasswordTab />,
  }
  return <user.AccountPage tab={tab} {...place} panels={panels} />
}
