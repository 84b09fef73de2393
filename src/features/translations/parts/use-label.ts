import { useTranslation } from 'react-i18next'
import type { Unit } from '#shared/content/translations/units.ts'
import { labelOf, type Names } from '../rules/names.ts'

/** What a text is, and where it stands, in the language of the page. */
export interface Label {
  /** `Title · Look first` */
  label: string
  /** `Harbour › First day` */
  place: string
}

/** @returns what labels a text */
export function useLabeller(names: Names): (unit: Unit) => Label {
  const { t } = useTranslation()
  return (unit) => {
    const { field, parts } = labelOf(unit)
    const { folder, task } = unit
    const mission = folder === '' ? t('translations.adventure') : names.ofFolder(folder)
    return {
      label: [
        ...(field === null ? [] : [t(field)]),
        ...parts.map((part) => (field === null ? part.id : names.ofPart(folder, part))),
      ].join(' · '),
      place: [mission, ...(task === null ? [] : [names.ofTask(folder, task)])].join(' › '),
    }
  }
}

export function useLabel(unit: Unit, names: Names): Label {
  return useLabeller(names)(unit)
}
