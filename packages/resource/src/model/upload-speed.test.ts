import { expect, it } from 'vitest'
import { addSample, type SpeedSample, secondsLeft, speedOf } from './upload-speed.ts'

const gather = (samples: readonly SpeedSample[]) =>
  samples.reduce<SpeedSample[]>((gathered, sample) => addSample(gathered, sample), [])

it('is undefined without enough samples', () => {
  expect(speedOf([])).toBeUndefined()
  expect(
    speedOf(
      gather([
        { time: 0, sent: 0 },
        { time: 100, sent: 9_000_000 },
      ]),
    ),
  ).toBeUndefined()
})

it('uses recent samples only', () => {
  const samples = Array.from({ length: 60 }, (_, at) => ({
    time: at * 1000,
    sent: at < 30 ? at * 10_000 : 300_000 + (at - 30) * 1000,
  }))
  expect(speedOf(gather(samples))).toBe(1000)
})

it('is undefined while no bytes are sent', () => {
  expect(
    speedOf(
      gather([
        { time: 0, sent: 5 },
        { time: 4000, sent: 5 },
      ]),
    ),
  ).toBeUndefined()
  expect(secondsLeft(undefined, 100)).toBeUndefined()
})

it('computes the remaining time', () => {
  expect(secondsLeft(1000, 90_500)).toBe(91)
  expect(secondsLeft(1000, 0)).toBe(1)
})
