import { MyArticles, MyColumns } from '@mozhan/article/server'
import { AccountPage, accountMetadata, HistoryTab } from '@mozhan/user/server'
import { type QueryPageProps, readPageNumber, readQuery } from '@/rendering.ts'

export const generateMetadata = accountMetadata

export default async function Page({ searchParams }: QueryPageProps) {
  const { tab, page } = await readQuery(searchParams, ['tab', 'page'])
  return (
    <AccountPage
      tab={tab}
      panels={{
        articles: <MyArticles visibility="public" page={readPageNumber(page)} />,
        private: <MyArticles visibility="private" page={readPageNumber(page)} />,
        columns: <MyColumns />,
        h: <HistoryTab />,
      }}
    />
  )
}
