import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { BadgesFile } from '#shared/scene/badges.ts'
import { AdventureFile, MissionFile, SceneFile } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'

const SCHEMAS = {
  adventure: AdventureFile,
  badges: BadgesFile,
  mission: MissionFile,
  scene: SceneFile,
  task: TaskFile,
}

/** Files of the scenes folder (`<file>.schema.json`) that are not what the code says, with what they should be. */
async function findStale(scenesDir: string): Promise<Map<string, string>> {
  const stale = new Map<string, string>()
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const content = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
    const file = `${name}.schema.json`
    const written = await readFile(join(scenesDir, file), 'utf8').catch(() => '')
    if (written !== content) stale.set(file, content)
  }
  return stale
}

/** Brings them up to date: designers name them in "$schema" and their editor helps them. */
export async function writeSchemas(scenesDir: string): Promise<void> {
  for (const [file, content] of await findStale(scenesDir)) await writeFile(join(scenesDir, file), content)
}

/** A sentence for each that is stale; writes nothing. */
export async function checkSchemas(scenesDir: string): Promise<string[]> {
  return [...(await findStale(scenesDir)).keys()].map(
    (file) => `${scenesDir}/${file} is not what the code says; run \`npm run scenes\` and commit it.`,
  )
}
