import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { productTextsIn } from './product-texts.ts'

it('finds the texts of every page, those of the rooms of admins too, and none without a build [DESK-1]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-texts-'))
  mkdirSync(join(folder, 'rooms'))
  writeFileSync(join(folder, 'en.json'), '{"session":{"title":"Hello"}}')
  writeFileSync(join(folder, 'rooms/en.json'), '{"people":{"rooms":{"title":"People"}}}')
  const read = productTextsIn(folder)
  expect(await read('en')).toEqual({ 'session.title': 'Hello', 'people.rooms.title': 'People' })
  expect(await read('pl')).toEqual({})
  rmSync(folder, { recursive: true })
})
