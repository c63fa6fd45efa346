import { createSimulation } from './testing-simulation.ts'
import type { Device, Simulation } from './testing-types.ts'

/** A simulation without lost responses, with `a` signed in on both devices. */
export function setup(owner = 'a', { isChange = false } = {}) {
  const simulation = createSimulation(1, { lossRate: 0, isChange })
  const [here, there] = simulation.devices
  if (!here || !there) throw new Error('a simulation has two devices')
  here.owner = owner
  there.owner = owner
  return { simulation, here, there }
}

export async function open(simulation: Simulation, device: Device) {
  const tab = simulation.openTab(device)
  await simulation.pump(500)
  return { tab, journal: tab.journal, look: () => tab.journal.getSnapshot() }
}

export const send = async (simulation: Simulation) => {
  await simulation.advance(4000)
  await simulation.pump(500)
}
