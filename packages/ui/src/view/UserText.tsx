export interface UserTextProps {
  /** What a person wrote: a name, a title, a label. */
  children: string
}

/** Words of a person among words of the interface. Written from right to left, they turn nothing that stands around them. */
export function UserText({ children }: UserTextProps) {
  return <bdi>{children}</bdi>
}
