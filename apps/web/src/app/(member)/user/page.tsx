import { MyArticles, MyColumns } from '@mozhan/article/server'
import { MyQuestions } from '@mozhan/question/server'
import { MyResources } from '@mozhan/resource/server'
import * as user from '@mozhan/user/server'
import { type QueryPageProps, readAccountPlace } from '@/rendering.ts'

export const generateMetadata = user.accountMetadata

export default async function Page({ searchParams }: QueryPageProps) {
  const { tab, ...place } = await readAccountPlace(searchParams)
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
