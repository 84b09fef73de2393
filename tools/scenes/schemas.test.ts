import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkSchemas, writeSchemas } from './schemas.ts'

let scenes: string
beforeEach(async () => {
  scenes = await mkdtemp(join(tmpdir(), 'waymark-schemas-'))
})
afterEach(() => rm(scenes, { recursive: true }))

describe('the schemas for editors', () => {
  it('are complete once they are written', async () => {
    await writeSchemas(scenes)
    expect(await checkSchemas(scenes)).toEqual([])
    expect(await readdir(scenes)).toEqual(
      ['adventure', 'badges', 'mission', 'scene', 'task'].map((name) => `${name}.schema.json`),
    )
  })

  it('are named where they are missing or stale, and left as they are', async () => {
    await writeSchemas(scenes)
    await rm(join(scenes, 'scene.schema.json'))
    await writeFile(join(scenes, 'task.schema.json'), '{}')
    expect(await checkSchemas(scenes)).toEqual([
      expect.stringContaining('scene.schema.json is not what the code says'),
      expect.stringContaining('task.schema.json is not what the code says'),
    ])
    expect(await readdir(scenes)).not.toContain('scene.schema.json')
    expect(await readFile(join(scenes, 'task.schema.json'), 'utf8')).toBe('{}')
  })
})
