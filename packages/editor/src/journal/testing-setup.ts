import type { Device, World } from './testing-types.ts'
import { createWorld } from './testing-world.ts'

/** A world whose answers are never lost, with `a` signed in on both machines. */
export function setup(owner = 'a', { isChange = false } = {}) {
  const world = createWorld(1, { loses: 0, isChange })
  const [here, there] = world.devices
  if (!here || !there) throw new Error('a world has two machines')
  here.owner = owner
  there.owner = owner
  return { world, here, there }
}

export async function open(world: World, device: Device) {
  const tab = world.openTab(device)
  await world.pump(500)
  return { tab, journal: tab.journal, look: () => tab.journal.getSnapshot() }
}

export const send = async (world: World) => {
  await world.advance(4000)
  await world.pump(500)
}
