import type { Random } from '@mozhan/vitest/random'
import type { createStore } from 'jotai/vanilla'
import type { Journal, RemoteVersion } from './types.ts'

/** One device: its stores, its failures, and its signed-in account. */
export interface Device {
  readonly main: Map<string, string>
  readonly mirror: Map<string, string>
  isMainBroken: boolean
  isMirrorFull: boolean
  isOnline: boolean
  isExpired: boolean
  /** Status that the server responds with, such as 413, 429 or 500. */
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

/** Devices, their tabs and a server with a simulated clock. Pending operations complete in random order. */
export interface Simulation {
  readonly random: Random
  /** Share of lost responses, from 0 to 1. */
  lossRate: number
  readonly devices: readonly Device[]
  /** Texts that the server accepted, by owner, in order. */
  readonly accepted: Map<string, string[]>
  readonly drafts: Map<string, RemoteVersion<string>>
  /** The last published text of each owner, if published texts are edited. */
  readonly current: Map<string, string>
  /** All texts that were ever published. */
  readonly published: ReadonlySet<string>
  openTab(device: Device): Tab
  closeTab(tab: Tab, how: 'leave' | 'crash'): void
  /** The form of a tab was sent and its text is published. */
  publish(tab: Tab, sent: string): void
  /** Advances the clock. */
  advance(ms: number): Promise<void>
  /** Completes pending operations, `count` at most. */
  pump(count: number): Promise<void>
}
