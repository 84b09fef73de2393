import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { isCleared } from './cleared-places.ts'
import { placesQuery } from './queries.ts'
import { placeNameIn, placesWithoutTask, type PlaceWithoutTask } from './rules/places-without-task.ts'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'

/** A place of a scene, and how it is called. */
export interface NamedPlace {
  id: string
  name: string
}

interface FreePlaces {
  /** The mission as it was built last; null where nothing of its scene is drawn yet. */
  made: MadeMission | null
  places: readonly (NamedPlace & PlaceWithoutTask)[]
}

/** The places of a mission's scene that no task is written for, without those that were taken out since its last build. */
export function useFreePlaces(mission: string): FreePlaces {
  const { cleared, folder, findings } = useAuthoring()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const out = useStore(cleared)
  const { data, refetch } = useQuery(placesQuery(folder))
  // what a new check has built may have other places
  const look = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => look(), [findings])
  const missions = data?.made?.missions ?? []
  const made = missions.find(({ id }) => id === mission)
  return {
    made: made?.scene ? made : null,
    places: placesWithoutTask(missions, mission, texts)
      .filter(({ id }) => !isCleared(out, texts, mission, id))
      .map((place) => ({ ...place, name: placeNameIn(texts, mission, names, place.id) })),
  }
}
