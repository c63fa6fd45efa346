import type { Simulation } from './testing-types.ts'

/** The stores and snapshots of all devices, for the report of a failure. */
export function describeSimulation({ devices }: Simulation): string {
  return JSON.stringify(
    devices.map(({ main, mirror, tabs }) => ({
      main: [...main],
      mirror: [...mirror],
      tabs: tabs.map(({ journal }) => journal.getSnapshot()),
    })),
  )
}
