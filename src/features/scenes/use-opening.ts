import { useTranslation } from 'react-i18next'
import type { UnlockCondition, UnlockRule } from '#shared/domain/unlocking.ts'
import { nameIn } from './names.ts'
import { useEditor } from './use-editor.ts'

/** When a mission opens, in words. */
export function useOpening(): (rule: UnlockRule) => string {
  const { t, i18n } = useTranslation()
  const { missions } = useEditor()
  const { language } = i18n
  const named = (id: string): string => {
    const tasks = missions.flatMap((mission) => mission.tasks)
    const names = [...missions, ...tasks].find((one) => one.id === id)?.names
    return nameIn(names ?? {}, language, id)
  }
  const dayOf = (date: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
  const said = (condition: UnlockCondition): string => {
    if ('points' in condition) return t('scenes.opens.points', { count: condition.points })
    if ('date' in condition) return t('scenes.opens.date', { day: dayOf(condition.date) })
    return t('scenes.opens.after', {
      name: named('mission' in condition ? condition.mission : condition.task),
    })
  }
  return ({ need, of }) =>
    new Intl.ListFormat(language, { type: need === 'all' ? 'conjunction' : 'disjunction' }).format(
      of.map(said),
    )
}
