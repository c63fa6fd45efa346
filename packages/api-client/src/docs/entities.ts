import { advertSchema } from '../contract/advert.ts'
import { answerSchema } from '../contract/answer.ts'
import { articleSchema } from '../contract/article.ts'
import { tokenSchema } from '../contract/auth.ts'
import { channelSchema, channelWithLabelsSchema } from '../contract/channel.ts'
import { collectItemSchema } from '../contract/collect.ts'
import { columnSchema } from '../contract/column.ts'
import { commentSchema } from '../contract/comment.ts'
import { chatEventSchema, chatMessageSchema, conversationSchema } from '../contract/conversation.ts'
import { dictionaryItemSchema } from '../contract/dictionary.ts'
import { draftSavedSchema, draftSchema } from '../contract/draft.ts'
import type { Schema } from '../contract/endpoint.ts'
import { storedFileSchema, uploadStateSchema } from '../contract/file.ts'
import { historyItemSchema } from '../contract/history.ts'
import { labelSchema } from '../contract/label.ts'
import { letterSchema, letterThreadSchema } from '../contract/letter.ts'
import { messageSchema, messageSettingsSchema, messageStatusSchema } from '../contract/message.ts'
import { questionSchema } from '../contract/question.ts'
import { ownStateSchema } from '../contract/reaction.ts'
import { resourceSchema, resourceTypeSchema } from '../contract/resource.ts'
import { searchHitSchema } from '../contract/search.ts'
import {
  userInfoSchema,
  userRecordSchema,
  userSchema,
  userWithColumnsSchema,
} from '../contract/user.ts'

/** Schemas that the documents describe once, under these names. */
export const ENTITIES: Readonly<Record<string, Schema>> = {
  Advert: advertSchema,
  Answer: answerSchema,
  Article: articleSchema,
  Channel: channelSchema,
  ChannelWithLabels: channelWithLabelsSchema,
  ChatEvent: chatEventSchema,
  ChatMessage: chatMessageSchema,
  CollectItem: collectItemSchema,
  Column: columnSchema,
  Comment: commentSchema,
  Conversation: conversationSchema,
  DictionaryItem: dictionaryItemSchema,
  Draft: draftSchema,
  DraftSaved: draftSavedSchema,
  HistoryItem: historyItemSchema,
  Label: labelSchema,
  Letter: letterSchema,
  LetterThread: letterThreadSchema,
  Message: messageSchema,
  MessageSettings: messageSettingsSchema,
  MessageStatus: messageStatusSchema,
  OwnState: ownStateSchema,
  Question: questionSchema,
  Resource: resourceSchema,
  ResourceType: resourceTypeSchema,
  SearchHit: searchHitSchema,
  StoredFile: storedFileSchema,
  Token: tokenSchema,
  UploadState: uploadStateSchema,
  User: userSchema,
  UserInfo: userInfoSchema,
  UserRecord: userRecordSchema,
  UserWithColumns: userWithColumnsSchema,
}
