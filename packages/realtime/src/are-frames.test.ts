import { expect, it } from 'vitest'
import { areFrames } from './are-frames.ts'

it.each([
  '',
  '\n',
  '\r\n\n',
  '\n'.repeat(100_000),
  'CONNECTED\nversion:1.2\n\n\0',
  'CONNECTED\nsession:C:\\dir\nversion:1.2\n\n\0\n',
  'MESSAGE\r\nsubscription:0\r\n\r\n{}\0',
  'MESSAGE\nx:a\\nb\\cc\\\\d\\re\n\n{}\0\nMESSAGE\nempty:\n\n\0',
  'MESSAGE\ncontent-length:6\n\n中\0ab\0',
  'MESSAGE\ncontent-length:4\ncontent-length:9\n\n\ufeffa\0',
  'ERROR\nmessage:no\n\nwhy\0',
])('accepts whole frames and heart-beats: %j', (text) => {
  expect(areFrames(text)).toBe(true)
})

it.each([
  'MESSAGE\nsubscription:0\n\n{}',
  'MESSAGE\ndestination:/user/que',
  'MESSAGE\ndestination\n\n{}\0',
  'MESSAGE\n:empty name\n\n{}\0',
  'MESSAGE\nx:a\\tb\n\n{}\0',
  'MESSAGE\nx:a\\\n\n{}\0',
  'MESSAGE\ncontent-length:1\n\n{}\0',
  'MESSAGE\ncontent-length:999999999\n\n{}\0',
  'MESSAGE\ncontent-length:many\n\n{}\0',
  'MESSAGE\ncontent-length:-1\n\n{}\0',
  'SEND\n\n\0',
  'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n',
  'CONNECTED\nversion:1.2\n\n\0rest',
  `MESSAGE\n${'h:v\n'.repeat(65)}\n\0`,
  `MESSAGE\n\n${'x'.repeat(300_000)}\0`,
  new ArrayBuffer(1),
])('rejects %j', (data) => {
  expect(areFrames(data)).toBe(false)
})
