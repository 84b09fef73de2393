import type { TaskText } from '#shared/scene/files.ts'
import type { SimulationContent, SimulationPlayable } from './schemas.ts'

type Scene = Pick<SimulationContent['scenes'][number], 'id' | 'picture' | 'speaker' | 'choices'>

/** A scene as its player may see it: neither what its choices are worth nor which is best. */
export function showScene(
  { id, picture, speaker, choices = [] }: Scene,
  scenes: TaskText['scenes'],
): SimulationPlayable['scenes'][number] {
  const words = scenes?.[id]
  return {
    id,
    picture,
    title: words?.title ?? id,
    text: words?.text ?? '',
    ...(speaker !== undefined && { speaker: { name: words?.speaker ?? '', picture: speaker } }),
    choices: choices.map((choice) => ({ ...choice, text: words?.answers?.[choice.id] ?? choice.id })),
  }
}
