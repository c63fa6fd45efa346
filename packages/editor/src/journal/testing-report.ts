import type { World } from './testing-types.ts'

/** Everything that machines hold and show, for the report of a failure. */
export function describeWorld({ devices }: World): string {
  return JSON.stringify(
    devices.map(({ main, mirror, tabs }) => ({
      main: [...main],
      mirror: [...mirror],
      tabs: tabs.map(({ journal }) => journal.getSnapshot()),
    })),
  )
}
