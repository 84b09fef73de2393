import type { SceneDescription } from '#shared/scene/description.ts'
import { latePart } from '#src/lib/late-part.ts'
import type { MountedScene } from './actors/scenery.ts'

const weather = () => import('./weather/Weather.tsx')

/** What only some scenes have: its code is fetched with the first of them. */
export const sceneParts = {
  sky: latePart<MountedScene>(async () => (await weather()).Sky),
  air: latePart<MountedScene>(async () => (await weather()).Air),
  daylight: latePart<MountedScene>(async () => (await weather()).Daylight),
  mates: latePart<MountedScene>(async () => (await weather()).Mates),
  assistant: latePart<MountedScene>(
    async () => (await import('./assistant/AssistantPart.tsx')).AssistantPart,
  ),
  film: latePart<MountedScene>(async () => (await import('./film/Film.tsx')).Film),
}

/** Settles when all that a scene is made of is there, or did not come: then the scene stands without it for now. */
export async function fetchParts({
  weather: { hasClouds, hasSnow, hasBubbles },
}: SceneDescription): Promise<void> {
  await Promise.all([hasClouds && sceneParts.sky.fetch(), (hasSnow || hasBubbles) && sceneParts.air.fetch()])
}
