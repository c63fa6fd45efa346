/** A user whose name completes a mention. */
export interface UserSuggestion {
  id: string
  username: string
  name: string
  imageUrl?: string
}

/** Why a user takes part in a discussion, as a short Chinese text, by user id. */
export type Participants = ReadonlyMap<string, string>
