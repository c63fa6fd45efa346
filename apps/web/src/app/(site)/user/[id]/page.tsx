import { UserArticles, withSyndication } from '@mozhan/article/server'
import { withSharePicture } from '@mozhan/shell/server'
import { UserPage, userMetadata } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  const id = await readId(params)
  const metadata = withSharePicture(await userMetadata({ id }), 'user', id)
  return withSyndication(metadata, 'user', id)
}

export default async function Page({ params }: ParamsProps) {
  const id = await readId(params)
  return <UserPage id={id} tab="articles" list={<UserArticles userId={id} page={1} />} />
}
