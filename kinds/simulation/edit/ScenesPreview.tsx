import { useMemo } from 'react'
import { isJsonObject, type Json } from '#shared/content/json.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { DraftPlay } from '#src/features/authoring/DraftPlay.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import type { SimulationPlayable, SimulationState } from '../shared/schemas.ts'
import { showScene } from '../shared/show.ts'
import { beginAt, readScenes } from './read-scenes.ts'

const BEGIN: SimulationState = { type: 'symulacja_v3', path: [], ending: null }

/** A simulation, begun at the scene that is open in the form. */
export function ScenesPreview({ content, words, addressOf, part, onOutcome }: EditPreviewProps) {
  const begun = useMemo(() => beginAt(content, part), [content, part])
  const assistant = useAssistant(content)
  const scenes = readScenes(begun)
  const [first] = scenes
  if (!first) return null
  const playable: SimulationPlayable = {
    type: 'symulacja_v3',
    assistant,
    scenes: scenes.map(({ speaker, ...scene }) =>
      showScene(
        {
          ...{ ...scene, picture: addressOf(scene.picture) ?? '' },
          ...(speaker !== undefined && { speaker: addressOf(speaker) ?? '' }),
        },
        words.scenes,
      ),
    ),
  }
  return (
    <DraftPlay
      content={begun}
      playable={playable}
      begin={BEGIN}
      words={words}
      isAskedAtOnce={first.ending !== undefined}
      onOutcome={onOutcome}
    />
  )
}

/** The still of the assistant, where the draft has one. */
function useAssistant(content: Json | undefined): string | null {
  const { files, addressOf } = useAuthoring()
  const name = isJsonObject(content) ? content['assistant'] : undefined
  if (typeof name !== 'string') return null
  const stem = `assistants/${name.replace(/\.[^.]+$/, '')}`
  const path = [...files.keys()].find(
    (one) => one === `assistants/${name}` || (one.startsWith(`${stem}.`) && !one.endsWith('.webm')),
  )
  return path === undefined || path.endsWith('.webm') ? null : addressOf(path)
}
