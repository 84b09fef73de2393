import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/ui/SelectField.tsx'
import type { NamedPlace } from '../use-free-places.ts'

/** No place is called so: ids have no spaces. */
export const NEW_SIGN = 'new sign'
const NOWHERE = 'not yet'

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
