import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LaterPictures } from './later-pictures.ts'

const URL = '/scenes/card.0123456789abcdef.webp'
let dist: string
let file: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'waymark-later-'))
  file = join(dist, 'card.webp')
  writeFileSync(join(dist, 'later-pictures.json'), JSON.stringify([URL]))
})
afterEach(() => rmSync(dist, { recursive: true }))

it('a picture that is still to be made is looked for once, however many wait for it [START-1]', async () => {
  const later = new LaterPictures(dist)
  const wait = later.isStillLeft(URL, file)
  expect(later.isStillLeft(URL, file)).toBe(wait)
  const other = '/scenes/other.0123456789abcdef.webp'
  expect(later.isStillLeft(other, join(dist, 'other.webp'))).not.toBe(wait)
  writeFileSync(file, 'a card')
  expect(await wait).toBe(false)
  expect(later.isStillLeft(URL, file)).not.toBe(wait)
})

it('a picture that takes longer than anybody waits is still to be made [START-1]', async () => {
  const later = new LaterPictures(dist, 0)
  expect(await later.isStillLeft(URL, file)).toBe(true)
  // anyone who asks again waits again
  writeFileSync(file, 'a card')
  expect(await later.isStillLeft(URL, file)).toBe(false)
})
