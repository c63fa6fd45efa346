/**
 * The shape of the demonstration content that a first start writes into an empty database.
 *
 * Counters (likes, comments, answers, articles of a column) are derived from the rows below, so that
 * no number is stated twice. Pictures are in `src/commands/seed/demo/files/` and are copied to
 * `DATA_DIR/files/demo/`, so the file `covers/a.svg` is addressed as `/files/demo/covers/a.svg`.
 */
export interface DemoContent {
  readonly users: readonly DemoUser[]
  readonly channels: readonly DemoChannel[]
  readonly adverts: readonly DemoAdvert[]
  readonly columns: readonly DemoColumn[]
  readonly articles: readonly DemoArticle[]
  readonly comments: readonly DemoComment[]
  readonly questions: readonly DemoQuestion[]
  readonly resources: readonly DemoResource[]
  readonly messages: readonly DemoMessage[]
  readonly dictionaries: readonly DemoDictionary[]
  /** Reading history. */
  readonly history?: readonly DemoVisit[]
}

/** Fixed ids are decimal strings of 19 digits, e.g. `1844197938335842305`; unique over all tables. */
export type DemoId = string

/** A fixed time (ISO 8601), or an age in days at the first start (fractions allowed). */
export type DemoDate = string | { readonly daysAgo: number }

export interface DemoUser {
  readonly id: DemoId
  readonly username: string
  readonly nickName: string
  /** Plain text; hashed by the seed. Absent: this user cannot sign in. */
  readonly password?: string
  readonly imageUrl?: string
  readonly email?: string
  readonly mobile?: string
  /** One sentence shown below the name. */
  readonly signature?: string
  readonly createDate: DemoDate
}

export interface DemoChannel {
  readonly id: DemoId
  readonly name: string
  readonly remark?: string
  /** False hides the channel and its labels. Default true. */
  readonly enabled?: boolean
  /** In display order. */
  readonly labels: readonly { readonly id: DemoId; readonly name: string }[]
}

export interface DemoAdvert {
  readonly id: DemoId
  readonly title: string
  readonly imageUrl: string
  readonly advertUrl: string
  readonly advertTarget: '_blank' | '_self'
  /** 1 = home carousel, 2 = right-hand box. */
  readonly position: 1 | 2
}

export interface DemoColumn {
  readonly id: DemoId
  readonly userId: DemoId
  readonly name: string
  readonly summary?: string
  readonly imageUrl?: string
  /** Article ids in reading order. */
  readonly articleIds: readonly DemoId[]
  readonly createDate: DemoDate
}

export interface DemoArticle {
  readonly id: DemoId
  readonly userId: DemoId
  readonly title: string
  /** Absent: taken from the text. */
  readonly summary?: string
  readonly imageUrl?: string
  readonly labelIds: readonly DemoId[]
  readonly markdown: string
  /** Default true. */
  readonly isPublic?: boolean
  /** Value of the dictionary `article_type`; default `original`. */
  readonly kind?: string
  /** Where a translated or reposted text comes from (address or words). */
  readonly source?: string
  readonly viewCount: number
  /** Users who like it. */
  readonly likedBy?: readonly DemoId[]
  /** Stored with the status "deleted", which is never shown. Default false. */
  readonly deleted?: boolean
  /** Users who collected it. */
  readonly collectedBy?: readonly DemoId[]
  readonly createDate: DemoDate
  /** Default: createDate. */
  readonly updateDate?: DemoDate
}

export interface DemoComment {
  readonly id: DemoId
  readonly articleId: DemoId
  readonly userId: DemoId
  /** Absent: top level. */
  readonly parentId?: DemoId
  readonly content: string
  /** Deleted by its author; shown as a placeholder in the thread. Default false. */
  readonly deleted?: boolean
  readonly createDate: DemoDate
}

export interface DemoQuestion {
  readonly id: DemoId
  readonly userId: DemoId
  readonly title: string
  readonly labelIds: readonly DemoId[]
  readonly markdown: string
  readonly viewCount: number
  readonly likedBy?: readonly DemoId[]
  readonly answers: readonly DemoAnswer[]
  /** Id of the accepted answer; its presence marks the question as solved. */
  readonly acceptedAnswerId?: DemoId
  readonly createDate: DemoDate
  readonly updateDate?: DemoDate
}

export interface DemoAnswer {
  readonly id: DemoId
  readonly userId: DemoId
  readonly markdown: string
  readonly likedBy?: readonly DemoId[]
  /** Plain text replies under the answer, oldest first. */
  readonly replies?: readonly DemoReply[]
  readonly createDate: DemoDate
}

export interface DemoReply {
  readonly id: DemoId
  readonly userId: DemoId
  readonly content: string
  readonly createDate: DemoDate
}

export interface DemoResource {
  readonly id: DemoId
  readonly userId: DemoId
  readonly title: string
  readonly summary: string
  /** Value of the dictionary `resource_type`. */
  readonly type: string
  /** Path under `src/commands/seed/demo/files/`, e.g. `resources/git-cheatsheet.md`; size and kind are read from it. */
  readonly file: string
  readonly labelIds?: readonly DemoId[]
  readonly viewCount: number
  readonly downloadCount: number
  readonly likedBy?: readonly DemoId[]
  readonly createDate: DemoDate
}

/** A notice in the message centre: 0 collect, 1 like, 2 comment, 3 reply, 4 letter, 5 system. */
export interface DemoMessage {
  readonly id: DemoId
  /** Receiver. */
  readonly userId: DemoId
  /** User who caused it; absent for the system. */
  readonly fromId?: DemoId
  readonly type: 0 | 1 | 2 | 3 | 4 | 5
  readonly targetType?: 'article' | 'question' | 'resource' | 'column'
  readonly targetId?: DemoId
  /** Title of the target, or of the notice. */
  readonly title?: string
  readonly content?: string
  readonly isRead: boolean
  readonly createDate: DemoDate
}

export interface DemoDictionary {
  /** Group, e.g. `article_type`, `resource_type`, `message_type`. */
  readonly code: string
  readonly items: readonly { readonly id: DemoId; readonly label: string; readonly value: string }[]
}

export interface DemoVisit {
  readonly userId: DemoId
  readonly targetType: 'article' | 'question' | 'resource'
  readonly targetId: DemoId
  readonly viewDate: DemoDate
}
