import type { createStore } from 'jotai/vanilla'
import type { Random } from './testing-random.ts'
import type { Journal, RemoteVersion } from './types.ts'

/** One machine: what its stores hold, what is wrong with it, and who is signed in. */
export interface Device {
  readonly main: Map<string, string>
  readonly mirror: Map<string, string>
  isMainBroken: boolean
  isMirrorFull: boolean
  isOnline: boolean
  isExpired: boolean
  /** What the server answers instead, as 413, 429 or 500. */
  refusal: number | undefined
  owner: string
  readonly tabs: Tab[]
}

export interface Tab {
  readonly device: Device
  readonly owner: string
  readonly journal: Journal<string>
  readonly store: ReturnType<typeof createStore>
  readonly kill: () => void
  readonly listeners: Set<(id: string) => void>
}

/** Machines, their tabs and a server, in a time of its own: waits end in any order. */
export interface World {
  readonly random: Random
  /** How many answers of the server are lost, from 0 to 1. */
  loses: number
  readonly devices: readonly Device[]
  /** What the server accepted, by owner, in order. */
  readonly accepted: Map<string, string[]>
  readonly drafts: Map<string, RemoteVersion<string>>
  /** The text that each owner has published last, where texts that stand are changed. */
  readonly standing: Map<string, string>
  /** All that stood at some time. */
  readonly published: ReadonlySet<string>
  openTab(device: Device): Tab
  closeTab(tab: Tab, how: 'leave' | 'crash'): void
  /** The form of a tab was sent, and its text stands. */
  publish(tab: Tab, sent: string): void
  /** Lets time pass. */
  advance(ms: number): Promise<void>
  /** Ends some waits, or all and those that follow. */
  pump(count: number): Promise<void>
}
