import { useEffect } from 'react'
import type { Json } from '#shared/content/json.ts'
import { pointerTo } from '#shared/content/pointer.ts'
import { valueIn } from '#src/outbox/edits/steps.ts'
import type { Bench } from './bench.ts'
import { change } from './change.ts'
import { missionFileOf } from './order.ts'
import { useEditor, useEdits } from './use-editor.ts'

/** Fields of mission.json that the editor of scenes writes; each is a word of the history, too. */
export type MissionField = 'align' | 'assistant' | 'film' | 'sound'

/** What mission.json says; undefined where it says nothing, or is not here yet. */
export function useMissionField(mission: string, field: MissionField): Json | undefined {
  const { save } = useEditor()
  const file = missionFileOf(mission)
  useEffect(() => {
    if (mission !== '') void save.open(file)
  }, [save, file, mission])
  return useEdits(({ texts }) => (file in texts ? valueIn(texts, file, pointerTo(field)) : undefined))
}

export function missionFieldOf(bench: Bench, field: MissionField): { set: (to: Json | undefined) => void } {
  const { mission } = bench
  return {
    set(to) {
      if (!mission) return
      const wish = { file: missionFileOf(mission.id), pointer: pointerTo(field), to }
      change(bench, field, [{ sort: 'elements', id: mission.id }], [wish])
    },
  }
}
