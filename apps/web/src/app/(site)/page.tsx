import { HomePage, withSyndication } from '@mozhan/article/server'
import { OpenQuestions } from '@mozhan/question/server'
import { homePage } from '@mozhan/routes'
import { pageMetadata } from '@mozhan/shell/server'

export const revalidate = 300

export const generateMetadata = () => withSyndication(pageMetadata(homePage.path), 'site')

export default function Page() {
  return <HomePage questions={<OpenQuestions />} />
}
