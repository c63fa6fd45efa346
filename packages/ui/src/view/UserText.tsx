export interface UserTextProps {
  /** Text written by a user: a name, a title, a label. */
  children: string
}

/** Isolates user text within interface text (`bdi`), so that right-to-left text does not reorder its surroundings. */
export function UserText({ children }: UserTextProps) {
  return <bdi>{children}</bdi>
}
