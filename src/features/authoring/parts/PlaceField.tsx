import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { placesQuery } from '../queries.ts'
import { placeNameIn, placesWithoutTask } from '../rules/places-without-task.ts'
import { useAuthoring, useEdits, useNameLanguages } from '../use-authoring.ts'

/** No place is called so: ids have no spaces. */
export const NEW_SIGN = 'new sign'
const NOWHERE = 'not yet'

/** A place of a scene, and how it is called. */
export interface NamedPlace {
  id: string
  name: string
}

/** The scene of a mission as it was built last, and its places that open nothing. */
export function useFreePlaces(mission: string): { made: MadeMission | null; places: readonly NamedPlace[] } {
  const { folder } = useAuthoring()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const { data } = useQuery(placesQuery(folder))
  const missions = data?.made?.missions ?? []
  const made = missions.find(({ id }) => id === mission)
  const places = placesWithoutTask(missions, mission, texts)
  return {
    made: made?.scene ? made : null,
    places: places.map(({ id }) => ({ id, name: placeNameIn(texts, mission, names, id) })),
  }
}

interface PlaceFieldProps {
  places: readonly NamedPlace[]
  /** Id of one of them, or `NEW_SIGN`; else it gets no place yet. */
  value: string
  onChange: (value: string) => void
}

/** Where in the picture of its mission players find a new task. */
export function PlaceField({ places, value, onChange }: PlaceFieldProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('authoring.add.where')}
      value={value}
      hint={value === NEW_SIGN && t('authoring.place.means')}
      options={[
        { id: NEW_SIGN, label: t('authoring.add.sign') },
        ...places.map(({ id, name }) => ({ id, label: name })),
        { id: NOWHERE, label: t('authoring.add.nowhere') },
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
