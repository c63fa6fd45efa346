import { Avatar, TitleText, UserText } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { LeadStory } from '../model/lead-story.ts'
import { AdvertLink } from './AdvertLink.tsx'
import classes from './LeadStoryView.module.css'

export interface LeadStoryViewProps {
  story: LeadStory
}

/** A lead story: title, one sentence and byline; the picture only if the editors' target is not an article. */
export function LeadStoryView({ story: { advert, article, sentence } }: LeadStoryViewProps) {
  const [column] = article?.columns ?? []
  return (
    <div className={classes.story}>
      {article === undefined && advert.imageUrl ? (
        <img className={classes.picture} src={advert.imageUrl} alt="" width={652} height={186} />
      ) : null}
      <h2 className={classes.title} aria-label={advert.title}>
        {/* The parts of the title are inline blocks, which would become words of the name. */}
        <AdvertLink advert={advert} label={advert.title}>
          <TitleText>{advert.title}</TitleText>
        </AdvertLink>
      </h2>
      {sentence ? <p className={classes.sentence}>{sentence}</p> : null}
      {article ? (
        <p className={classes.byline}>
          <Avatar name={article.author.name} src={article.author.imageUrl} size={24} />
          <span className={classes.name}>
            <UserText>{article.author.name || copy.card.anonymous}</UserText>
          </span>
          {column ? <span className={classes.column}>{copy.lead.column(column.name)}</span> : null}
          <span>{copy.lead.minutes(article.minutes)}</span>
        </p>
      ) : null}
    </div>
  )
}
