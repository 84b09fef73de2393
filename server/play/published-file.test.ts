import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { readPublished } from './published-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-published-'))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the adventures that the build made', () => {
  it('are read as they were written', async () => {
    const file = join(folder, 'published.json')
    writeFileSync(file, JSON.stringify({ builtAt: 1, adventures: [sampleAdventure()], gone: {} }))
    expect(await readPublished(file, { mustExist: true })).toMatchObject({ adventures: [{ id: 'sample' }] })
    writeFileSync(file, JSON.stringify([sampleAdventure()]))
    await expect(readPublished(file, { mustExist: true })).rejects.toThrow(/build again/)
  })

  it('are none where nothing was built yet, except where something must have been', async () => {
    const file = join(folder, 'missing.json')
    expect(await readPublished(file, { mustExist: false })).toBeNull()
    await expect(readPublished(file, { mustExist: true })).rejects.toThrow(/missing\.json cannot be read/)
  })

  it('are never taken for none where they cannot be read', async () => {
    const file = join(folder, 'folder.json')
    mkdirSync(file)
    for (const mustExist of [true, false]) {
      await expect(readPublished(file, { mustExist })).rejects.toThrow(/cannot be read \(EISDIR\)/)
    }
  })
})
