import { RAIL_ICON, RailControl } from '@mozhan/ui'
import IconMessageCircleQuestion from '@tabler/icons-react/icons/IconMessageCircleQuestion'
import { copy } from '../copy.ts'
import { askArticleHref } from '../routes.ts'

export interface AskArticleLinkProps {
  articleId: string
}

/** Link in the action bar beside an article to a new conversation about it. Needs no client code. */
export function AskArticleLink({ articleId }: AskArticleLinkProps) {
  return (
    <RailControl
      icon={<IconMessageCircleQuestion {...RAIL_ICON} />}
      text={copy.ask.text}
      label={copy.ask.label}
      href={askArticleHref(articleId)}
    />
  )
}
