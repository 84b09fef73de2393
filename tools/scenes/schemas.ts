import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { AdventureFile, MissionFile, SceneFile } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task.ts'

const SCHEMAS = { adventure: AdventureFile, mission: MissionFile, scene: SceneFile, task: TaskFile }

/** Writes scenes/<file>.schema.json, where they differ: designers name them in "$schema" and their editor helps them. */
export async function writeSchemas(scenesDir: string): Promise<void> {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const content = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
    const path = join(scenesDir, `${name}.schema.json`)
    const before = await readFile(path, 'utf8').catch(() => '')
    if (before !== content) await writeFile(path, content)
  }
}
