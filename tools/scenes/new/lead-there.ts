import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Box } from '#shared/scene/layout.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import type { MissionSource } from '#server/intake/read/mission-folder.ts'
import { signPictures } from '#server/intake/starter/drawings.ts'

const Json = z.record(z.string(), z.unknown())
type Json = z.infer<typeof Json>

/**
 * Lets a mission lead to a new one, and draws a place for it where the build has found room.
 * @param built as it was built while nobody had drawn that place
 */
export async function leadThere(
  mission: string,
  built: PublishedMission,
  { folder, settings, saysMissions }: MissionSource,
): Promise<{ made: string[]; changed: string[] }> {
  const made: string[] = []
  const changed: string[] = []
  const change = async (file: string, edit: (said: Json) => Json): Promise<void> => {
    const isThere = folder.files.includes(file)
    const said = isThere ? Json.parse(JSON.parse(await readFile(folder.path(file), 'utf8'))) : {}
    await writeFile(folder.path(file), `${JSON.stringify(edit(said), null, 2)}\n`)
    ;(isThere ? changed : made).push(folder.label(file))
  }
  const { scene } = built
  const box = scene?.elements.find(({ id }) => id === mission)?.picture.box
  if (saysMissions || !box) {
    const missions = saysMissions ? [...settings.missions, mission] : built.missions
    await change('mission.json', (said) => ({ ...said, missions }))
  }
  if (!scene?.background || !box) return { made, changed }
  const { body, light, width, height } = signPictures()
  const others = scene.elements.filter(({ id }) => id !== mission)
  const isLit = others.length === 0 || others.some((one) => one.light ?? one.done)
  const lamp = isLit ? { [`element ${mission} light.svg`]: light } : {}
  const pictures = { [`element ${mission}.svg`]: body, ...lamp }
  for (const [name, content] of Object.entries(pictures)) {
    await writeFile(folder.path(name), content, { flag: 'wx' })
    made.push(folder.label(name))
  }
  const place = within(box, width / height)
  await change('scene.json', (said) => ({
    ...said,
    elements: { ...Json.parse(said['elements'] ?? {}), [mission]: place },
  }))
  return { made, changed }
}

/** As large as fits into the box, on its foot. */
function within({ x, y, width, height }: Box, shape: number): { at: number[]; size: number[] } {
  const across = Math.min(width, height * shape)
  const size = [Math.round(across), Math.round(across / shape)]
  const at = [Math.round(x + (width - across) / 2), Math.round(y + height - across / shape)]
  return { at, size }
}
